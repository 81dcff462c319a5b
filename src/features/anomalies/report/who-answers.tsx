import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { atCity, ofCity } from "../../../i18n/city-words.ts";
import { TownHallLetter } from "../../../shared/city/town-hall-letter.tsx";

interface WhoAnswersProps {
  readonly city: City;
  readonly anomaly: Anomaly;
  readonly isSent: boolean;
}

/** What happens to the report now, as this commune is set; where nobody reads Parvis, how to reach the town hall. */
export function WhoAnswers({ city, anomaly, isSent }: WhoAnswersProps) {
  const { i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  if (city.moderatorsCount === 0) {
    return (
      <>
        {isSent ? <Unanswered city={city} anomaly={anomaly} /> : null}
        <TownHallLetter
          city={city}
          subject={anomalyTitle(i18n, anomaly)}
          text={letterOf(i18n, city, anomaly)}
        />
      </>
    );
  }
  if (!isSent) return null;
  switch (anomaly.visibility) {
    case "pending":
      return (
        <p>
          <Trans>
            Un modérateur {ofName} le relira. D’ici là, tous voient le lieu et la catégorie, rien d’autre.
          </Trans>
        </p>
      );
    case "private":
      return (
        <p>
          <Trans>La mairie {ofName} l’a reçu. Elle seule le voit.</Trans>
        </p>
      );
    case "public":
      return (
        <p>
          <Trans>La mairie {ofName} l’a reçu, et tous le voient sur la carte.</Trans>
        </p>
      );
    case "hidden":
      return null;
  }
}

function Unanswered({ city, anomaly: { visibility } }: Pick<WhoAnswersProps, "city" | "anomaly">) {
  const { i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  return (
    <p>
      {visibility === "public" ? (
        <Trans>Enregistré et publié. Aucun agent {ofName} n’utilise encore Parvis.</Trans>
      ) : (
        <Trans>
          Enregistré. Aucun agent {ofName} n’utilise encore Parvis : personne ne le lit pour l’instant.
        </Trans>
      )}
    </p>
  );
}

/** Sent by the person's own means: it says all that the town hall would have read here. */
function letterOf(i18n: I18n, city: City, anomaly: Anomaly): string {
  const { address, locationHint, description, place } = anomaly;
  const point = `${latOf(place).toFixed(5)}, ${lngOf(place).toFixed(5)}`;
  const where = [address, locationHint, point].filter((part) => part !== "").join(" – ");
  const matter = anomalyTitle(i18n, anomaly);
  const atName = atCity(i18n, city.name);
  return [
    i18n._(msg`Madame, Monsieur le Maire,`),
    i18n._(msg`Je vous signale ${atName} : ${matter}.`),
    i18n._(msg`Lieu : ${where}.`),
    description,
    i18n._(msg`Je vous remercie de ce que vous pourrez faire.`),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
