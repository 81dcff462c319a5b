import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { atCity } from "../../../i18n/city-words.ts";
import { IN_FRENCH } from "../../../i18n/locales.ts";

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Sent by the person's own means: it says all that the town hall would have read here, in French whatever its author reads. */
export function letterOf(city: Pick<City, "name">, anomaly: Anomaly): Letter {
  const { address, locationHint, description, place } = anomaly;
  const point = `${latOf(place).toFixed(5)}, ${lngOf(place).toFixed(5)}`;
  const where = [address, locationHint, point].filter((part) => part !== "").join(" – ");
  const subject = anomalyTitle(IN_FRENCH, anomaly);
  const text = [
    "Madame, Monsieur le Maire,",
    `Je vous signale ${atCity(IN_FRENCH, city.name)} : ${subject}.`,
    `Lieu : ${where}.`,
    description,
    "Je vous remercie de ce que vous pourrez faire.",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return { subject, text };
}
