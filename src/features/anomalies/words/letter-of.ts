import { msg } from "@lingui/core/macro";
import type { I18n } from "@lingui/core";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { latOf, lngOf } from "../../../domain/place/place.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { atCity } from "../../../i18n/city-words.ts";

/** Sent by the person's own means: it says all that the town hall would have read here. */
export function letterOf(i18n: I18n, city: City, anomaly: Anomaly): string {
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
