import { Trans, useLingui } from "@lingui/react/macro";
import type { City } from "../../domain/city/city.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { useIsAnswered } from "../city/use-is-answered.ts";

/** Before it is sent, of what everybody will read: that nobody of the commune is told of it. */
export function TownHallNotTold({ city }: { readonly city: City }) {
  const { i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  if (useIsAnswered(city) !== false) return null;
  return (
    <p>
      <Trans>Aucun agent {ofName} n’utilise encore Parvis : la mairie n’en sera pas avertie.</Trans>
    </p>
  );
}
