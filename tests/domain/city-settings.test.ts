import { isSameValue } from "../../src/domain/basics/same-value.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import {
  DEFAULT_CITY_SETTINGS,
  KNOWN_SETTING_SCHEMAS,
  SETTING_SCHEMAS,
  withSettings,
  type CitySettings,
} from "../../src/domain/city/city-settings.ts";
import type { City } from "../../src/domain/city/city.ts";
import { applySettings } from "../../src/domain/sync/apply-settings.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import type { CommandOf } from "../../src/domain/command/command.ts";
import { CANNED_ANSWERS_MAX, CITY_MESSAGE_CHARS_MAX } from "../../src/domain/limits/limits.ts";
import { aCity } from "../examples/a-city.ts";
import { aCitySetting } from "../examples/a-command.ts";
import { aModerator, aResident, anAdmin } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const MARKET = "Le marché est déplacé place de la Cale.";
const FAIR = "La foire commence samedi à 9 h.";

const settle = (command: CommandOf<"update-city-settings">, city: City, actor = aModerator()) =>
  decide(command, aContext({ actor, city }));

const overlayCity = (city: City, pending: readonly PendingCommand[]) =>
  applySettings(city, { collection: "cities", id: city.id }, pending);

const aMessage = (before: string, after: string, basedOn = 1) =>
  aCitySetting({ message: before }, { message: after }, { basedOn });

describe("what a moderator settles for a city", () => {
  it("takes the place of what was there, under a new revision [CITY-10]", () => {
    const settled = settle(aMessage("", MARKET), aCity());
    expect(settled).toMatchObject({ ok: true, value: { city: { message: MARKET, rev: 2 } } });
  });

  it("is for the moderators of that city and for admins [AUTH-6] [CITY-10]", () => {
    const asked = (actor = aModerator()) => settle(aMessage("", MARKET), aCity(), actor).ok;
    expect(asked(anAdmin())).toBe(true);
    expect(asked(aResident())).toBe(false);
    expect(asked(aModerator({ moderatorOfCities: ["35238"] }))).toBe(false);
    expect(asked(aModerator({ isDisabled: true }))).toBe(false);
  });

  it("is « À revoir » when another moderator changed the same thing since [P3] [CITY-11]", () => {
    const settled = settle(aMessage("", MARKET), aCity({ message: FAIR, rev: 2 }));
    expect(settled).toEqual({ ok: false, problem: { code: "changed_meanwhile" } });
  });

  it("goes through when another moderator changed something else since [CITY-11]", () => {
    const settled = settle(aMessage("", MARKET), aCity({ preModeration: "none", rev: 2 }));
    expect(settled).toMatchObject({ ok: true, value: { city: { message: MARKET, preModeration: "none" } } });
  });

  it("changes nothing when another moderator had decided the same [CITY-11]", () => {
    const city = aCity({ message: MARKET, rev: 5 });
    expect(settle(aMessage("", MARKET), city)).toEqual({ ok: true, value: { city } });
  });

  it("never overwrites unseen, whatever two moderators write and in which order [P3] [CITY-11]", () => {
    const text = fc.constantFrom("", MARKET, FAIR, "Mairie fermée lundi.");
    fc.assert(
      fc.property(text, text, text, (before, mine, theirs) => {
        const first = settle(aMessage(before, theirs), aCity({ message: before }));
        if (!first.ok) throw new Error("The first of two is always right.");
        const city = { ...aCity(), ...first.value.city };
        const second = settle(aMessage(before, mine), city);
        const isLost = second.ok && theirs !== before && theirs !== mine;
        expect(isLost).toBe(false);
      }),
    );
  });

  it("lets the same moderator change their mind before the first word has arrived [CITY-11]", () => {
    const first = settle(aMessage("", MARKET), aCity());
    if (!first.ok) throw new Error("The first of two is always right.");
    const second = settle(aMessage(MARKET, FAIR), { ...aCity(), ...first.value.city });
    expect(second).toMatchObject({ ok: true, value: { city: { message: FAIR, rev: 3 } } });
  });
});

describe("what the server accepts of settings", () => {
  it("takes a message of the longest length and no longer [FORM-2]", () => {
    expect(parseCommand(aMessage("", "é".repeat(CITY_MESSAGE_CHARS_MAX))).ok).toBe(true);
    expect(parseCommand(aMessage("", "é".repeat(CITY_MESSAGE_CHARS_MAX + 1))).ok).toBe(false);
  });

  it("takes as many canned answers as there may be and no more [FORM-2]", () => {
    const answers = (length: number) =>
      Array.from({ length }, () => ({ title: "Pris en charge", text: "Nous passerons dans la semaine." }));
    const asked = (length: number) =>
      parseCommand(aCitySetting({ cannedAnswers: [] }, { cannedAnswers: answers(length) })).ok;
    expect(asked(CANNED_ANSWERS_MAX)).toBe(true);
    expect(asked(CANNED_ANSWERS_MAX + 1)).toBe(false);
  });

  it.each(["17", "02 99 55 81 01", "+33 2 99 55 81 01"])("takes the number %s [FORM-1]", (phone) => {
    expect(SETTING_SCHEMAS.emergencyContacts.parse([{ name: "Astreinte", phone }]).ok).toBe(true);
  });

  it.each(["", "dix-sept", "02-99", "+", "1"])("refuses the number « %s » [FORM-1]", (phone) => {
    expect(SETTING_SCHEMAS.emergencyContacts.parse([{ name: "Astreinte", phone }]).ok).toBe(false);
  });

  it("always leaves « Autre » in the form [CITY-12]", () => {
    expect(SETTING_SCHEMAS.categoriesOff.parse(["autre"]).ok).toBe(false);
    expect(SETTING_SCHEMAS.categoriesOff.parse(["eau", "voirie", "eau"])).toEqual({
      ok: true,
      value: ["voirie", "eau"],
    });
  });

  it("refuses a command that asks for nothing, or says only one side [SEC-5]", () => {
    expect(parseCommand(aCitySetting({}, {})).ok).toBe(false);
    expect(parseCommand(aCitySetting({}, { message: MARKET })).ok).toBe(false);
    expect(parseCommand(aCitySetting({ message: "" }, {})).ok).toBe(false);
  });
});

describe("settings as a device reads them", () => {
  it("stand for their defaults in a document of an older version [CITY-10]", () => {
    expect(withSettings({ id: "35024", preModeration: "none" })).toEqual({
      ...DEFAULT_CITY_SETTINGS,
      id: "35024",
      preModeration: "none",
    });
    const city = aCity();
    expect(withSettings(city)).toBe(city);
  });

  it("leave out a category that only a newer version knows [CITY-10]", () => {
    expect(KNOWN_SETTING_SCHEMAS.categoriesOff.parse(["trottinettes", "eau"])).toEqual({
      ok: true,
      value: ["eau"],
    });
  });

  it("are the same whatever the order of a document's fields [CITY-11]", () => {
    const one: CitySettings["emergencyContacts"] = [{ name: "Astreinte", phone: "17" }];
    expect(isSameValue(one, [{ phone: "17", name: "Astreinte" }])).toBe(true);
    expect(isSameValue(one, [{ phone: "18", name: "Astreinte" }])).toBe(false);
    expect(isSameValue(one, [])).toBe(false);
    expect(isSameValue(null, [])).toBe(false);
  });
});

describe("settings that wait", () => {
  const waiting = aMessage("", MARKET);

  it("show at once, and until the city says them [CITY-10] [OFF-1]", () => {
    const city = aCity();
    expect(overlayCity(city, [{ command: waiting, state: "queued" }]).message).toBe(MARKET);
    const outcome = { commandId: waiting.id, state: "applied", rev: 2, number: "", appliedAt: 0 } as const;
    expect(overlayCity(city, [{ command: waiting, state: "applied", outcome }]).message).toBe(MARKET);
    const said = aCity({ message: FAIR, rev: 3 });
    expect(overlayCity(said, [{ command: waiting, state: "applied", outcome }]).message).toBe(FAIR);
  });

  it("are shown until the very revision that holds them is here, and not after it [CITY-10]", () => {
    const outcome = { commandId: waiting.id, state: "applied", rev: 2, number: "", appliedAt: 0 } as const;
    const holding = aCity({ message: FAIR, rev: 2 });
    expect(overlayCity(holding, [{ command: waiting, state: "applied", outcome }]).message).toBe(FAIR);
  });

  it("show the last word, in the order in which they were written [CITY-10] [OFF-2]", () => {
    const later = { ...aMessage(MARKET, FAIR), id: anIdentifier(9) };
    const shown = overlayCity(aCity(), [
      { command: waiting, state: "queued" },
      { command: later, state: "queued" },
    ]);
    expect(shown.message).toBe(FAIR);
  });

  it("are not shown as settled once refused or « À revoir » [CITY-11]", () => {
    expect(overlayCity(aCity(), [{ command: waiting, state: "refused" }]).message).toBe("");
    expect(overlayCity(aCity(), [{ command: waiting, state: "conflict" }]).message).toBe("");
  });

  it("of another city leave this one as it is [CITY-10]", () => {
    const elsewhere = { ...waiting, id: anIdentifier(8), cityId: "35238" };
    expect(overlayCity(aCity(), [{ command: elsewhere, state: "queued" }]).message).toBe("");
  });
});
