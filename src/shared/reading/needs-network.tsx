import { Trans } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { useOnline } from "../../data/device/use-online.ts";
import type { ButtonProps } from "../../ui/button.tsx";
import { Hint } from "../../ui/page.tsx";

/** Beside a button that asks the server at once, before it is pressed. It may be pressed all the same: the browser may be wrong. */
export function NeedsNetwork() {
  if (useOnline()) return null;
  return (
    <Hint>
      <Trans>Il faut du réseau pour cela.</Trans>
    </Hint>
  );
}

interface NetworkNeed {
  readonly hint: ReactNode;
  /** For the button itself. */
  readonly way: Pick<ButtonProps, "kind" | "aria-describedby">;
}

const NO_NEED: NetworkNeed = { hint: null, way: {} };

/** The same where the button would be held out as the way on: without network it is quieter, and says why. */
export function useNetworkNeed(): NetworkNeed {
  const id = useId();
  if (useOnline()) return NO_NEED;
  return {
    hint: (
      <div id={id}>
        <NeedsNetwork />
      </div>
    ),
    way: { kind: "secondary", "aria-describedby": id },
  };
}
