import { Trans } from "@lingui/react/macro";

/** Where a device keeps nothing more. */
export function NotKept() {
  return (
    <p role="alert">
      <Trans>Cet appareil n’a pas pu enregistrer la tournée.</Trans>
    </p>
  );
}
