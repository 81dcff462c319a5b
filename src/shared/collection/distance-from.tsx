import { useLingui } from "@lingui/react";
import { distanceM } from "../../domain/place/distance.ts";
import type { Place } from "../../domain/place/place.ts";
import { distanceWords } from "../../i18n/measure-words.ts";

export function DistanceFrom({ place, to }: { readonly place: Place; readonly to: Place }) {
  const { i18n } = useLingui();
  return <strong>{distanceWords(i18n, distanceM(place, to))}</strong>;
}
