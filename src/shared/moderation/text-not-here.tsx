import { Trans } from "@lingui/react/macro";

/** In place of words that nobody can read here, and of decisions about them (MOD-17). */
export function TextNotHere() {
  return (
    <p>
      <Trans>Texte pas encore sur cet appareil</Trans>
    </p>
  );
}
