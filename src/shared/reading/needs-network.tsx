import { Trans } from "@lingui/react/macro";
import { useOnline } from "../../data/device/use-online.ts";
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
