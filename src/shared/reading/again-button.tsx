import { Trans } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** Begins anew with everything: what listens to the server included. */
export function AgainButton() {
  return (
    <Button icon={<RotateCw />} onClick={() => globalThis.location.reload()}>
      <Trans>Réessayer</Trans>
    </Button>
  );
}
