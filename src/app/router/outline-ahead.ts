import { contourRowId } from "../../data/contours/contour-row-id.ts";
import { localStore } from "../../data/device/page-storage.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import { watchRow } from "../../data/replica/watch-row.ts";
import type { CityId } from "../../domain/city/city.ts";
import { readCityRecord } from "../city/city-record.ts";
import { outlineIn } from "../city/outline-record.ts";
import { rememberOutline } from "../city/remember-outline.ts";

interface Whose {
  readonly replica: Replica;
}

/** The outline of the own commune: the next start draws it with the first tiles, before the databases are open (0071). */
export function keepOutlineAhead({ replica }: Whose, cityId: CityId): () => void {
  const storage = localStore();
  return watchRow(replica, "contours", contourRowId(cityId), (said) => {
    if (said === null || readCityRecord(storage)?.cityId !== cityId) return;
    const known = outlineIn(storage).read();
    if (known?.id !== cityId || known.rev !== said.rev) rememberOutline(storage, said);
  });
}
