import type { CityId } from "../../domain/city/city.ts";

/** Contours share a collection with the statistics, which have the city's own id. */
export function contourRowId(cityId: CityId): string {
  return `contour ${cityId}`;
}
