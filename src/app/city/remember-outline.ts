import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import type { Contour } from "../../domain/city/contour.ts";
import { parseOutline } from "../../domain/place/outline.ts";
import { outlineIn, REMEMBERED_CHARS_MAX } from "./outline-record.ts";
import { simplifiedContour } from "./simplified-contour.ts";

/** So that the next start draws it with the first tiles. Of one that is too long only this is remembered, that it need not be drawn again. */
export function rememberOutline(
  storage: KeyValueStorage,
  { cityId, rev, contour }: Pick<Contour, "cityId" | "rev" | "contour">,
): void {
  const drawn = simplifiedContour(parseOutline(contour) ?? []) ?? "";
  outlineIn(storage).write({ id: cityId, rev, contour: drawn.length > REMEMBERED_CHARS_MAX ? "" : drawn });
}
