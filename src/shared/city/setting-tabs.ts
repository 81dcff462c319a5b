import type { CitySetting } from "../../domain/city/city-settings.ts";
import type { Command } from "../../domain/command/command.ts";
import { CITY_SETTINGS } from "../../domain/city/city-settings.ts";

/** In which part of the settings each of them is. */
const SETTING_TABS = {
  message: "mairie",
  townHall: "mairie",
  emergencyContacts: "mairie",
  categoriesOff: "signalements",
  preModeration: "signalements",
  guestMessages: "signalements",
  charter: "signalements",
  supportThreshold: "signalements",
  cannedAnswers: "reponses",
} as const satisfies Record<CitySetting, string>;

/** The part in which what a command asks for can be compared and settled. */
export function settingTabOf(command: Command): string | undefined {
  const { payload } = command;
  if (!("after" in payload)) return undefined;
  const { after } = payload;
  const asked = CITY_SETTINGS.find((setting) => (after[setting] ?? null) !== null);
  return asked === undefined ? undefined : SETTING_TABS[asked];
}
