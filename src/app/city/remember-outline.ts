import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Contour } from "../../domain/city/contour.ts";
import { parseOutline } from "../../domain/place/outline.ts";
import { readCityRecord } from "./city-record.ts";
import { outlineIn, REMEMBERED_CHARS_MAX } from "./outline-record.ts";
import { simplifiedContour } from "./simplified-contour.ts";

/** What the card of the choice showed, until the contour itself is here: of the commune that is still chosen, and of which nothing is remembered. */
export function rememberShownOutline(storage: KeyValueStorage, cityId: CityId, contour: string): void {
  if (readCityRecord(storage)?.cityId === cityId && outlineIn(storage).read()?.id !== cityId)
    rememberOutline(storage, { cityId, rev: 0, contour });
}

/** So that the next start draws it with the first tiles. Of one that is too long only this is remembered, that it need not be drawn again. */
export function rememberOutline(
  storage: KeyValueStorage,
  { cityId, rev, contour }: Pick<Contour, "cityId" | "rev" | "contour">,
): void {
  const drawn = simplifiedContour(parseOutline(contour) ?? []) ?? "";
  outlineIn(storage).write({ id: cityId, rev, contour: drawn.length > REMEMBERED_CHARS_MAX ? "" : drawn });
}
