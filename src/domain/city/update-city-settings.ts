import { isSameValue } from "../basics/same-value.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { nullable, object, type Schema } from "../basics/schema.ts";
import type { CityChange, CommandContext } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import { CITY_SETTINGS, SETTING_SCHEMAS, type CitySetting, type CitySettings } from "./city-settings.ts";

/** Some settings; null for those it does not speak of. */
export type SomeCitySettings = { readonly [K in CitySetting]: CitySettings[K] | null };

export interface CitySettingsPayload {
  /** What the moderator saw: decides, setting by setting, whether somebody else changed it. */
  readonly before: SomeCitySettings;
  readonly after: SomeCitySettings;
}

export const NO_CITY_SETTINGS: SomeCitySettings = {
  categoriesOff: null,
  preModeration: null,
  guestMessages: null,
  cannedAnswers: null,
  message: null,
  emergencyContacts: null,
  townHall: null,
  charter: null,
  supportThreshold: null,
};

const ALL_SETTINGS_SCHEMA = object<SomeCitySettings>({
  categoriesOff: nullable(SETTING_SCHEMAS.categoriesOff),
  preModeration: nullable(SETTING_SCHEMAS.preModeration),
  guestMessages: nullable(SETTING_SCHEMAS.guestMessages),
  cannedAnswers: nullable(SETTING_SCHEMAS.cannedAnswers),
  message: nullable(SETTING_SCHEMAS.message),
  emergencyContacts: nullable(SETTING_SCHEMAS.emergencyContacts),
  townHall: nullable(SETTING_SCHEMAS.townHall),
  charter: nullable(SETTING_SCHEMAS.charter),
  supportThreshold: nullable(SETTING_SCHEMAS.supportThreshold),
});

/** A command that has waited since before there was a setting does not speak of it. */
const SOME_SETTINGS_SCHEMA: Schema<SomeCitySettings> = {
  parse: (value) =>
    ALL_SETTINGS_SCHEMA.parse(
      typeof value === "object" && value !== null ? { ...NO_CITY_SETTINGS, ...value } : value,
    ),
};

const CITY_SETTINGS_SCHEMA: Schema<CitySettingsPayload> = object<CitySettingsPayload>(
  { before: SOME_SETTINGS_SCHEMA, after: SOME_SETTINGS_SCHEMA },
  { together: pairProblems },
);

function pairProblems({ before, after }: Partial<CitySettingsPayload>): readonly FieldProblem[] {
  if (before === undefined || after === undefined) return [];
  const asked = askedSettings({ after });
  const isPaired = CITY_SETTINGS.every((setting) => (before[setting] === null) === (after[setting] === null));
  return asked.length > 0 && isPaired ? [] : [{ field: "after", code: "required" }];
}

function askedSettings({ after }: Pick<CitySettingsPayload, "after">): readonly CitySetting[] {
  return CITY_SETTINGS.filter((setting) => after[setting] !== null);
}

export const updateCitySettings = {
  schema: CITY_SETTINGS_SCHEMA,
  perDay: null,
  subjectOf: ({ cityId }: UpdateCitySettings) => ({ collection: "cities", id: cityId }),
  shows: (city: CitySettings, payload: CitySettingsPayload) => withAsked(city, payload),
  decide,
} as const satisfies CommandDefinition<CitySettingsPayload>;

type UpdateCitySettings = CommandEnvelope<CitySettingsPayload>;

/**
 * What another moderator changed since is never overwritten unseen (P3): a setting that is no longer as this person saw it,
 * nor as they want it, is « À revoir »; the others of the city do not matter.
 */
function decide(
  { payload, basedOn }: UpdateCitySettings,
  { city }: CommandContext,
): Result<CityChange, Refusal> {
  const { before, after } = payload;
  const changed = askedSettings(payload).filter((setting) => !isSameValue(after[setting], city[setting]));
  if (changed.length === 0) return ok({ city });
  const isUnseen = (setting: CitySetting) => !isSameValue(before[setting], city[setting]);
  if (basedOn !== city.rev && changed.some(isUnseen)) return err({ code: "changed_meanwhile" });
  return ok({ city: { ...withAsked(city, payload), rev: city.rev + 1 } });
}

function withAsked<T extends CitySettings>(city: T, { after }: Pick<CitySettingsPayload, "after">): T {
  const asked = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== null));
  return { ...city, ...asked };
}
