import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { CommandKind } from "../../domain/command/commands.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { DraftOf, DraftRow } from "../device/rows.ts";
import { useLive } from "../device/use-live.ts";

async function draftOrNull(device: DeviceDatabase, id: Identifier): Promise<DraftRow | null> {
  return (await device.drafts.get(id)) ?? null;
}

export function useDraft<K extends CommandKind>(kind: K, id: Identifier): DraftOf<K> | null | undefined {
  const draft = useLive(draftOrNull, id);
  return draft && (isOfKind(draft, kind) ? draft : null);
}

async function draftsOfCity(device: DeviceDatabase, cityId: CityId): Promise<readonly DraftRow[]> {
  const drafts = await device.drafts.where("cityId").equals(cityId).toArray();
  return drafts.sort((a, b) => b.updatedAt - a.updatedAt);
}

export function useDrafts(cityId: CityId): readonly DraftRow[] | undefined {
  return useLive(draftsOfCity, cityId);
}

export function isOfKind<K extends CommandKind>(draft: DraftRow, kind: K): draft is DraftRow & DraftOf<K> {
  return draft.kind === kind;
}

export function draftTitle({ fields }: DraftRow): string {
  return "title" in fields ? (fields.title ?? "") : "";
}
