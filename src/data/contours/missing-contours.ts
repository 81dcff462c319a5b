import { combineLatest } from "rxjs";
import type { CityId } from "../../domain/city/city.ts";
import { contourRowId } from "./contour-row-id.ts";
import type { Replica } from "../replica/open-replica.ts";

/** Cities whose contour this device has not, or in an older version: it is read once, and nobody listens to it. */
export function watchMissingContours(
  replica: Replica,
  emit: (missing: ReadonlySet<CityId>) => void,
): () => void {
  const subscription = combineLatest([replica.cities.find().$, replica.contours.find().$]).subscribe(
    ([cities, contours]) => {
      const held = new Map(contours.filter(isContour).map(({ cityId, rev }) => [cityId, rev]));
      const wanted = cities.filter(({ id, doc }) => (doc?.contourRev ?? 0) > (held.get(id) ?? 0));
      emit(new Set(wanted.map(({ id }) => id)));
    },
  );
  return () => subscription.unsubscribe();
}

/** The other rows are the statistics'. */
function isContour({ id, cityId }: { readonly id: string; readonly cityId: CityId }): boolean {
  return id === contourRowId(cityId);
}
