import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { latOf, lngOf, type Place } from "../../../domain/place/place.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { placeOfText } from "../../../shared/place/place-of-text.ts";

const AT = "at";

/** The form of a report that begins at a place. */
export function reportPathAt(cityId: CityId, place: Place): string {
  return `${pathOf("MapNewAnomaly", { cityId })}?${AT}=${latOf(place)},${lngOf(place)}`;
}

/** Where the address says the report is. */
export function usePlaceAsked(): Place | null {
  const [query] = useSearchParams();
  const at = query.get(AT) ?? "";
  return useMemo(() => placeOfText(at) ?? null, [at]);
}
