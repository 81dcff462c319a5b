import type { ReactNode } from "react";
import { useOnline } from "../../data/device/use-online.ts";
import { OutOfReach } from "../../ui/drawings/out-of-reach.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { AgainButton } from "./again-button.tsx";
import { NoAnswer } from "./no-answer.tsx";

interface NotReceivedProps {
  /** What this device does not have. */
  readonly children: ReactNode;
  /** Another way on. */
  readonly action?: ReactNode;
  /** The page has more than that: no drawing. */
  readonly isPart?: boolean;
}

/** What was never read, which is not called none, why, and how to ask again (P13). */
export function NotReceived({ children, action, isPart }: NotReceivedProps) {
  const online = useOnline();
  return (
    <EmptyState
      drawing={isPart ? undefined : <OutOfReach />}
      title={
        <>
          {children} <NoAnswer />
        </>
      }
      action={
        <>
          {online && <AgainButton />}
          {action}
        </>
      }
    />
  );
}
