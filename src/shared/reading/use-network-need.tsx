import { useId, type ReactNode } from "react";
import { useOnline } from "../../data/device/use-online.ts";
import type { ButtonProps } from "../../ui/button.tsx";
import { NeedsNetwork } from "./needs-network.tsx";

interface NetworkNeed {
  readonly hint: ReactNode;
  /** For the button itself. */
  readonly way: Pick<ButtonProps, "kind" | "aria-describedby">;
}

const NO_NEED: NetworkNeed = { hint: null, way: {} };

/** Without network what asks the server at once is not held out as the way on, and says why. It may be pressed all the same: the browser may be wrong. */
export function useNetworkNeed(): NetworkNeed {
  const id = useId();
  const online = useOnline();
  if (online) return NO_NEED;
  return {
    hint: (
      <div id={id}>
        <NeedsNetwork />
      </div>
    ),
    way: { kind: "secondary", "aria-describedby": id },
  };
}
