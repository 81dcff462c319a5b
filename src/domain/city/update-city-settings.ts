import { ok, err, type Result } from "../basics/result.ts";
import { nullable, object, type Schema } from "../basics/schema.ts";
import { actorProblem } from "../command/actor-problem.ts";
import type { CommandOf } from "../command/command.ts";
import type { CityChange, Facts } from "../command/decide.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import {
  CITY_SETTINGS,
  isSameSetting,
  SETTING_SCHEMAS,
  type CitySetting,
  type CitySettings,
} from "./city-settings.ts";

/** Some settings; null for those it does not speak of. */
export type SomeCitySettings = { readonly [K in CitySetting]: CitySettings[K] | null };

export interface CitySettingsPayload {
  /** What the moderator saw: whether somebody else changed the same thing is judged by it, setting by setting. */
  readonly before: SomeCitySettings;
  readonly after: SomeCitySettings;
}

export const NO_CITY_SETTINGS: SomeCitySettings = {
  categoriesOff: null,
  preModeration: null,
  cannedAnswers: null,
  message: null,
  emergencyContacts: null,
  townHall: null,
  charter: null,
};

const ALL_SETTINGS_SCHEMA = object<SomeCitySettings>({
  categoriesOff: nullable(SETTING_SCHEMAS.categoriesOff),
  preModeration: nullable(SETTING_SCHEMAS.preModeration),
  cannedAnswers: nullable(SETTING_SCHEMAS.cannedAnswers),
  message: nullable(SETTING_SCHEMAS.message),
  emergencyContacts: nullable(SETTING_SCHEMAS.emergencyContacts),
  townHall: nullable(SETTING_SCHEMAS.townHall),
  charter: nullable(SETTING_SCHEMAS.charter),
});

/** A command that has waited since before there was a setting does not speak of it. */
const SOME_SETTINGS_SCHEMA: Schema<SomeCitySettings> = {
  parse: (value) =>
    ALL_SETTINGS_SCHEMA.parse(
      typeof value === "object" && value !== null ? { ...NO_CITY_SETTINGS, ...value } : value,
    ),
};

export const CITY_SETTINGS_SCHEMA: Schema<CitySettingsPayload> = object<CitySettingsPayload>(
  { before: SOME_SETTINGS_SCHEMA, after: SOME_SETTINGS_SCHEMA },
  { together: pairProblems },
);

/** Each setting is spoken of on both sides, and there is at least one. */
function pairProblems({ before, after }: Partial<CitySettingsPayload>): readonly FieldProblem[] {
  if (before === undefined || after === undefined) return [];
  const asked = askedSettings({ after });
  const isPaired = CITY_SETTINGS.every((setting) => (before[setting] === null) === (after[setting] === null));
  return asked.length > 0 && isPaired ? [] : [{ field: "after", code: "required" }];
}

/** The settings a command speaks of. */
function askedSettings({ after }: Pick<CitySettingsPayload, "after">): readonly CitySetting[] {
  return CITY_SETTINGS.filter((setting) => after[setting] !== null);
}

/**
 * A moderator settles something for the city. What another one changed since is never overwritten unseen (P3): a setting that
 * is no longer as this person saw it, nor as they want it, is « À revoir »; the others of the city do not matter.
 */
export function updateCitySettings(
  command: CommandOf<"update-city-settings">,
  facts: Facts,
): Result<CityChange, Refusal> {
  const problem = actorProblem(command, facts);
  if (problem !== undefined) return err(problem);
  const { city } = facts;
  const { before, after } = command.payload;
  const changed = askedSettings(command.payload).filter(
    (setting) => !isSameSetting(after[setting], city[setting]),
  );
  if (changed.length === 0) return ok({ city });
  const isUnseen = (setting: CitySetting) => !isSameSetting(before[setting], city[setting]);
  if (command.basedOn !== city.rev && changed.some(isUnseen)) return err({ code: "changed_meanwhile" });
  return ok({ city: { ...withAsked(city, command.payload), rev: city.rev + 1 } });
}

/** The same city with what a command asks for. */
export function withAsked<T extends CitySettings>(city: T, { after }: Pick<CitySettingsPayload, "after">): T {
  const asked = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null));
  return { ...city, ...asked };
}
