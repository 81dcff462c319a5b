import { Trans } from "@lingui/react/macro";
import { useOnline } from "../../data/device/use-online.ts";

/** Why something that was asked for is not here. The strip above the page, where it stands, says of the server what it says of the whole page. */
export function NoAnswer() {
  if (!useOnline()) return <Trans>Tout s’affichera au retour du réseau.</Trans>;
  return (
    <span data-reason>
      <Trans>Le serveur ne répond pas.</Trans>
    </span>
  );
}
