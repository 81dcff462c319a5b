import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { DraftRow } from "../device/rows.ts";
import { useLive } from "../device/use-live.ts";

async function draftOrNull(device: DeviceDatabase, id: Identifier): Promise<DraftRow | null> {
  return (await device.drafts.get(id)) ?? null;
}

/** One draft; `null` when there is none, `undefined` until known. */
export function useDraft(id: Identifier): DraftRow | null | undefined {
  return useLive(draftOrNull, id);
}

async function draftsOfCity(device: DeviceDatabase, cityId: CityId): Promise<readonly DraftRow[]> {
  const drafts = await device.drafts.where("cityId").equals(cityId).toArray();
  return drafts.sort((a, b) => b.updatedAt - a.updatedAt);
}

/** The drafts of one city, newest first; `undefined` until known. */
export function useDrafts(cityId: CityId): readonly DraftRow[] | undefined {
  return useLive(draftsOfCity, cityId);
}
