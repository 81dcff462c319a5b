import { integer, object, text } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import type { DrawnOutline } from "../../domain/city/drawn-outline.ts";
import { CITY_ID_SCHEMA, type CityId } from "../../domain/city/city.ts";

interface RememberedOutline extends DrawnOutline {
  /** Of the contour from which it was drawn; 0 for the one that was shown at the choice. */
  readonly rev: number;
}

const KEY = "parvis.outline";
/** The whole of it is read before the first paint. */
export const REMEMBERED_CHARS_MAX = 40_000;

const OUTLINE = object<RememberedOutline>({
  id: CITY_ID_SCHEMA,
  rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  contour: text({ max: REMEMBERED_CHARS_MAX }),
});

export const outlineIn = (storage: KeyValueStorage) => storedJson<RememberedOutline>(storage, KEY, OUTLINE);

export function rememberedOutline(storage: KeyValueStorage, cityId: CityId): DrawnOutline | undefined {
  const outline = outlineIn(storage).read();
  return outline?.id === cityId ? outline : undefined;
}
