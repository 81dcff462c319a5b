import { NO_CITY_ID, type CityId } from "../city/city.ts";
import { wholeCityOf } from "../city/parent-commune.ts";

export type CityEntry =
  | { readonly kind: "open"; readonly cityId: CityId }
  /** The same city under another spelling: "2a004", or an arrondissement of Paris. */
  | { readonly kind: "respell"; readonly cityId: CityId }
  | { readonly kind: "ask"; readonly cityId: CityId }
  /** No city in the route, or none of the person's own yet. */
  | { readonly kind: "choose" }
  | { readonly kind: "unknown" };

export interface CurrentCity {
  readonly cityId: CityId | undefined;
  readonly visitedCityId: CityId | undefined;
}

export function cityEntryOf(written: string, current: CurrentCity): CityEntry {
  if (written === NO_CITY_ID) return { kind: "choose" };
  const cityId = wholeCityOf(written);
  if (cityId === undefined) return { kind: "unknown" };
  if (cityId !== written) return { kind: "respell", cityId };
  if (current.cityId === undefined) return { kind: "choose" };
  const isHere = cityId === current.cityId || cityId === current.visitedCityId;
  return { kind: isHere ? "open" : "ask", cityId };
}
