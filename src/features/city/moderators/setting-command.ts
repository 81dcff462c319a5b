import type { Actor } from "../../../domain/account/actor.ts";
import { may } from "../../../domain/account/permissions.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import type { CitySetting, CitySettings } from "../../../domain/city/city-settings.ts";
import { NO_CITY_SETTINGS, type SomeCitySettings } from "../../../domain/city/update-city-settings.ts";
import type { Command } from "../../../domain/command/command.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";

const KIND = "update-city-settings";

/** One setting as the person wants it, and as they saw it in the city's revision `basedOn`. */
interface SettingChange<V> {
  readonly before: V;
  readonly after: V;
  readonly basedOn: number;
}

export function mayUpdateSettings(actor: Actor, cityId: CityId): boolean {
  return may(actor, KIND, { cityId });
}

/** Each setting travels as a command of its own. */
export function settingCommand<K extends CitySetting>(
  cityId: CityId,
  setting: K,
  { before, after, basedOn }: SettingChange<CitySettings[K]>,
) {
  const payload = { before: only(setting, before), after: only(setting, after) };
  return newCommand({ kind: KIND, cityId, payload, basedOn });
}

/** What a command asks of this setting; null when it is about something else. */
export function askedOf<K extends CitySetting>(
  command: Command,
  city: City,
  setting: K,
): CitySettings[K] | null {
  if (command.kind !== KIND || command.cityId !== city.id) return null;
  // The command of an older version lacks the settings that came later.
  return command.payload.after[setting] ?? null;
}

function only<K extends CitySetting>(setting: K, value: CitySettings[K]): SomeCitySettings {
  return { ...NO_CITY_SETTINGS, [setting]: value };
}
