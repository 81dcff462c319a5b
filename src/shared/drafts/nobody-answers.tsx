import { Trans, useLingui } from "@lingui/react/macro";
import { useData } from "../../data/data-context.ts";
import type { City } from "../../domain/city/city.ts";
import { isAnswered } from "../../domain/city/is-answered.ts";
import { ofCity } from "../../i18n/city-words.ts";

/** Before it is sent, of what everybody will read: that nobody of the commune is told of it. */
export function NobodyAnswers({ city }: { readonly city: City }) {
  const { i18n } = useLingui();
  const { actor } = useData();
  if (isAnswered(city) !== false || actor.moderatorOfCities.includes(city.id)) return null;
  const ofName = ofCity(i18n, city.name);
  return (
    <p>
      <Trans>Aucun agent {ofName} n’utilise encore Parvis : la mairie n’en sera pas avertie.</Trans>
    </p>
  );
}
