import type { CityId } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";

export interface LastView {
  readonly center: Place;
  readonly zoom: number;
}

const lastViews = new Map<CityId, LastView>();

/** Where the person looks on a map of the commune, for as long as the page lives: a form opens its own map there. */
export function rememberView(cityId: CityId, { center, zoom }: LastView): void {
  lastViews.set(cityId, { center, zoom });
}

export function lastViewOf(cityId: CityId): LastView | undefined {
  return lastViews.get(cityId);
}
