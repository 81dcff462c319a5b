import { CATEGORY_IDS, type CategoryId } from "../anomaly/categories.ts";
import { integer, list, object, oneOf, text, type Schema } from "../basics/schema.ts";
import { ok, err } from "../basics/result.ts";
import {
  CANNED_ANSWERS_MAX,
  CITY_CHARTER_CHARS_MAX,
  CITY_MESSAGE_CHARS_MAX,
  EMERGENCY_CONTACTS_MAX,
  PHONE_CHARS_MAX,
  SETTING_LABEL_CHARS,
  STATUS_REASON_CHARS,
  SUPPORT_THRESHOLD_SETTING,
  TOWN_HALL_ADDRESS_CHARS_MAX,
  TOWN_HALL_HOURS_CHARS_MAX,
} from "../limits/limits.ts";

export const PRE_MODERATIONS = ["newcomers", "none"] as const;
export type PreModeration = (typeof PRE_MODERATIONS)[number];

/** Whether who confirmed no address writes in discussions, checked as their reports are. */
export const GUEST_MESSAGES = ["none", "checked"] as const;
export type GuestMessages = (typeof GUEST_MESSAGES)[number];

export interface CannedAnswer {
  readonly title: string;
  readonly text: string;
}

export interface EmergencyContact {
  readonly name: string;
  readonly phone: string;
}

export interface TownHall {
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
}

export interface CitySettings {
  /** Categories that the form does not offer; what was reported before stays. */
  readonly categoriesOff: readonly CategoryId[];
  readonly preModeration: PreModeration;
  readonly guestMessages: GuestMessages;
  readonly cannedAnswers: readonly CannedAnswer[];
  readonly message: string;
  readonly emergencyContacts: readonly EmergencyContact[];
  readonly townHall: TownHall;
  readonly charter: string;
  /** How many supports make the commune look at an idea; 0 for one inhabitant in two hundred. */
  readonly supportThreshold: number;
}

export type CitySetting = keyof CitySettings;

/** A city nobody has settled anything for, and what a document of an older version stands for. */
export const DEFAULT_CITY_SETTINGS: CitySettings = {
  categoriesOff: [],
  preModeration: "newcomers",
  guestMessages: "none",
  cannedAnswers: [],
  message: "",
  emergencyContacts: [],
  townHall: { address: "", phone: "", hours: "" },
  charter: "",
  supportThreshold: 0,
};

export const CITY_SETTINGS = Object.keys(DEFAULT_CITY_SETTINGS) as readonly CitySetting[];

/** A form always has a place for what fits nowhere. */
const ALWAYS_ON: CategoryId = "autre";

export const OPTIONAL_CATEGORIES = CATEGORY_IDS.filter((id) => id !== ALWAYS_ON);

/** Numbers as people write them: « 17 », « 02 99 55 81 01 », « +33 2 99 55 81 01 ». */
const PHONE = /^\+?[0-9](?:[ .]?[0-9]){1,14}$/u;
const PHONE_OR_NONE = new RegExp(`^$|${PHONE.source}`, "u");

type SettingSchemas = { readonly [K in CitySetting]: Schema<CitySettings[K]> };

/** Strict, for what clients send. */
export const SETTING_SCHEMAS = settingSchemas(inOrder(list(oneOf(OPTIONAL_CATEGORIES), listed())), "refused");

/** A device that is older than the city leaves out what it does not know. */
export const KNOWN_SETTING_SCHEMAS = settingSchemas({ parse: knownCategories }, "dropped");

/** The same document with what an older version left out; unchanged when nothing is missing. */
export function withSettings<T>(city: T): T & CitySettings {
  const isWhole = CITY_SETTINGS.every((setting) => Object.hasOwn(city as object, setting));
  return isWhole ? (city as T & CitySettings) : { ...DEFAULT_CITY_SETTINGS, ...city };
}

export function settingsOf(city: CitySettings): CitySettings {
  const settings = CITY_SETTINGS.map((setting) => [setting, city[setting]]);
  return Object.fromEntries(settings);
}

function settingSchemas(
  categoriesOff: Schema<readonly CategoryId[]>,
  unknown: "refused" | "dropped",
): SettingSchemas {
  const label = text(SETTING_LABEL_CHARS);
  const answer = object<CannedAnswer>(
    { title: label, text: text({ ...STATUS_REASON_CHARS, lines: "many" }) },
    { unknown },
  );
  const contact = object<EmergencyContact>(
    { name: label, phone: text({ min: 2, max: PHONE_CHARS_MAX, pattern: PHONE }) },
    { unknown },
  );
  const townHall = object<TownHall>(
    {
      address: text({ max: TOWN_HALL_ADDRESS_CHARS_MAX, lines: "many" }),
      phone: text({ max: PHONE_CHARS_MAX, pattern: PHONE_OR_NONE }),
      hours: text({ max: TOWN_HALL_HOURS_CHARS_MAX, lines: "many" }),
    },
    { unknown },
  );
  return {
    categoriesOff,
    preModeration: oneOf(PRE_MODERATIONS),
    guestMessages: oneOf(GUEST_MESSAGES),
    cannedAnswers: list(answer, { max: CANNED_ANSWERS_MAX }),
    message: text({ max: CITY_MESSAGE_CHARS_MAX, lines: "many" }),
    emergencyContacts: list(contact, { max: EMERGENCY_CONTACTS_MAX }),
    townHall,
    charter: text({ max: CITY_CHARTER_CHARS_MAX, lines: "many" }),
    supportThreshold: integer(SUPPORT_THRESHOLD_SETTING),
  };
}

function listed() {
  return { max: CATEGORY_IDS.length };
}

/** A set has one writing: two moderators who chose the same categories sent the same value. */
function inOrder(schema: Schema<readonly CategoryId[]>): Schema<readonly CategoryId[]> {
  return {
    parse(value) {
      const parsed = schema.parse(value);
      return parsed.ok ? ok(CATEGORY_IDS.filter((id) => parsed.value.includes(id))) : parsed;
    },
  };
}

function knownCategories(value: unknown) {
  if (!Array.isArray(value)) return err([{ field: "", code: "wrong_type" } as const]);
  return ok(OPTIONAL_CATEGORIES.filter((id) => (value as readonly unknown[]).includes(id)));
}
