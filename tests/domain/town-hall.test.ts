import { describe, expect, it } from "vitest";
import {
  DEFAULT_CITY_SETTINGS,
  SETTING_SCHEMAS,
  type TownHall,
} from "../../src/domain/city/city-settings.ts";
import type { City } from "../../src/domain/city/city.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import {
  CITY_CHARTER_CHARS_MAX,
  TOWN_HALL_ADDRESS_CHARS_MAX,
  TOWN_HALL_HOURS_CHARS_MAX,
} from "../../src/domain/limits/limits.ts";
import { aCity } from "../examples/a-city.ts";
import { aCitySetting } from "../examples/a-command.ts";
import { aModerator } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";

const MARKET = "Le marché est déplacé place de la Cale.";

describe("the town hall and the charter of a commune", () => {
  it("is « À revoir » too when another moderator changed the town hall's hours meanwhile [P3] [CITY-11] [CITY-26]", () => {
    const { townHall } = DEFAULT_CITY_SETTINGS;
    const mine = { ...townHall, phone: "02 99 55 81 01" };
    const theirs = { ...townHall, hours: "Le mardi de 9 h à 12 h" };
    const asked = aCitySetting({ townHall }, { townHall: mine });
    const settled = (city: City) => decide(asked, aContext({ actor: aModerator(), city }));
    expect(settled(aCity({ townHall: theirs, rev: 2 })).ok).toBe(false);
    expect(settled(aCity({ charter: "Parlez des lieux.", rev: 2 }))).toMatchObject({
      ok: true,
      value: { city: { townHall: mine, charter: "Parlez des lieux." } },
    });
  });

  it("takes a charter of the longest length and no longer [FORM-2] [CITY-26]", () => {
    const asked = (chars: number) =>
      parseCommand(aCitySetting({ charter: "" }, { charter: "é".repeat(chars) })).ok;
    expect(asked(CITY_CHARTER_CHARS_MAX)).toBe(true);
    expect(asked(CITY_CHARTER_CHARS_MAX + 1)).toBe(false);
  });

  it("takes of a town hall what it says and leaves the rest empty [CITY-26] [FORM-2]", () => {
    const parsed = (said: Partial<TownHall>) =>
      SETTING_SCHEMAS.townHall.parse({ ...DEFAULT_CITY_SETTINGS.townHall, ...said }).ok;
    expect(parsed({})).toBe(true);
    expect(parsed({ phone: "02 99 55 81 01" })).toBe(true);
    expect(parsed({ phone: "au bureau" })).toBe(false);
    expect(parsed({ address: "Place Charles-de-Gaulle\n35830 Betton" })).toBe(true);
    expect(parsed({ address: "a".repeat(TOWN_HALL_ADDRESS_CHARS_MAX + 1) })).toBe(false);
    expect(parsed({ hours: "h".repeat(TOWN_HALL_HOURS_CHARS_MAX + 1) })).toBe(false);
  });

  it("takes a command that has waited since before there was a charter [P1] [CITY-26]", () => {
    const older = { categoriesOff: null, preModeration: null, cannedAnswers: null, emergencyContacts: null };
    const payload = { before: { ...older, message: "" }, after: { ...older, message: MARKET } };
    const sent = { ...aCitySetting({}, {}), payload };
    expect(parseCommand(sent)).toMatchObject({
      ok: true,
      value: { payload: { after: { message: MARKET, charter: null, townHall: null } } },
    });
  });
});
