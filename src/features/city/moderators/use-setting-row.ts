import type { OutboxState } from "../../../data/device/rows.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import {
  KNOWN_SETTING_SCHEMAS,
  type CitySetting,
  type CitySettings,
} from "../../../domain/city/city-settings.ts";
import type { Refusal } from "../../../domain/command/refusal.ts";
import { askedOf } from "./setting-command.ts";

/** What was last asked of this setting from this device, and what the city answered. */
export interface SettingRow<V> {
  readonly id: Identifier;
  readonly state: OutboxState;
  readonly mine: V;
  readonly refusal: Refusal | undefined;
  readonly theirs: { readonly value: V; readonly rev: number } | undefined;
}

export function useSettingRow<K extends CitySetting>(
  city: City,
  setting: K,
): SettingRow<CitySettings[K]> | undefined {
  const rows = useOutbox() ?? [];
  const row = rows.findLast((candidate) => askedOf(candidate.command, city, setting) !== null);
  const mine = row === undefined ? null : askedOf(row.command, city, setting);
  if (row === undefined || mine === null) return undefined;
  const { outcome } = row;
  return {
    id: row.id,
    state: row.state,
    mine,
    refusal: outcome?.state === "refused" ? outcome.refusal : undefined,
    theirs: outcome?.state === "conflict" ? theirsOf(outcome.current, city, setting) : undefined,
  };
}

/** The later of what came with the answer and what the device has heard since. */
function theirsOf<K extends CitySetting>(
  current: unknown,
  city: City,
  setting: K,
): { readonly value: CitySettings[K]; readonly rev: number } {
  const here = { value: city[setting], rev: city.rev };
  if (typeof current !== "object" || current === null) return here;
  const { rev, [setting]: stored } = current as Partial<Record<string, unknown>>;
  const parsed = KNOWN_SETTING_SCHEMAS[setting].parse(stored);
  if (typeof rev !== "number" || rev <= city.rev || !parsed.ok) return here;
  return { value: parsed.value, rev };
}
