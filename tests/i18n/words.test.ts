import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { headWhen } from "../../src/features/activities/detail/head-when.ts";
import { localDayWords, longWhen, shortWhen } from "../../src/i18n/activity-words.ts";
import { agoWords, dayWords, momentWords, timeWords } from "../../src/i18n/date-words.ts";
import { localeFor } from "../../src/i18n/locales.ts";
import { distanceWords, peopleWords, sizeWords } from "../../src/i18n/measure-words.ts";
import { anActivity } from "../examples/an-activity.ts";
import { plain } from "../support/plain.ts";

const french = setupI18n({ locale: "fr", messages: { fr: {}, en: {} } });
const at = (text: string) => new Date(text).getTime();
const now = at("2026-03-15T09:30:00");

describe("a date in words", () => {
  it("says yesterday by the calendar, however few hours ago it was [UI-4]", () => {
    expect(plain(momentWords(french, at("2026-03-14T18:04:00"), now))).toBe("hier à 18 h 04");
    expect(plain(momentWords(french, at("2026-03-15T00:01:00"), now))).toBe("aujourd’hui à 0 h 01");
    expect(plain(momentWords(french, at("2026-03-12T18:04:00"), now))).toBe("le 12 mars à 18 h 04");
  });

  it("adds the year when it is another one [UI-4]", () => {
    expect(dayWords(french, at("2025-12-31T12:00:00"), now)).toBe("31 décembre 2025");
    expect(dayWords(french, at("2026-01-01T12:00:00"), now)).toBe("1er janvier");
  });

  it("keeps calendar days whole over the change to summer time [UI-4]", () => {
    expect(momentWords(french, at("2026-03-28T23:30:00"), at("2026-03-29T22:00:00"))).toMatch(/^hier/u);
  });

  it("tells how long ago, and « à l’instant » for what a wrong clock puts in the future [F72]", () => {
    expect(agoWords(french, now - 3 * 86_400_000, now)).toBe("il y a 3 jours");
    expect(agoWords(french, now - 90_000, now)).toBe("il y a 1 minute");
    expect(plain(agoWords(french, now - 3 * 86_400_000, now, "short"))).toBe("3 j");
    // « 2 m. » would be metres, or minutes.
    expect(plain(agoWords(french, now - 61 * 86_400_000, now, "short"))).toBe("2 mois");
    expect(agoWords(french, now + 86_400_000, now)).toBe("à l’instant");
  });

  it("writes the hour as French people do [UI-4]", () => {
    expect(plain(timeWords(french, at("2026-03-12T07:05:00")))).toBe("7 h 05");
    expect(plain(timeWords(french, at("2026-03-12T19:00:00")))).toBe("19 h");
    const fair = anActivity({
      startsAt: at("2026-06-21T18:00:00+02:00"),
      endsAt: at("2026-06-21T20:30:00+02:00"),
    });
    expect(plain(shortWhen(french, fair))).toBe("dim. 21 juin, 18 h");
    expect(plain(shortWhen(french, { ...fair, allDay: true }))).toBe("dim. 21 juin");
    expect(plain(longWhen(french, fair))).toMatch(/^dimanche 21 juin 2026, 18 h\s–\s20 h 30$/u);
    expect(plain(longWhen(french, { ...fair, allDay: true }))).toBe("dimanche 21 juin 2026");
  });

  it("calls the first of a month so, and no other day that ends in one [UI-4]", () => {
    const fair = anActivity({ startsAt: at("2026-12-01T18:00:00+01:00"), endsAt: null });
    expect(plain(shortWhen(french, fair))).toBe("mar. 1er déc., 18 h");
    expect(plain(shortWhen(french, { ...fair, startsAt: at("2026-12-21T01:00:00+01:00") }))).toBe(
      "lun. 21 déc., 1 h",
    );
    expect(
      plain(longWhen(french, { ...fair, endsAt: at("2026-12-03T18:00:00+01:00"), allDay: true })),
    ).toMatch(/^mardi 1er\s–\sjeudi 3 décembre 2026$/u);
    expect(plain(localDayWords(french, "2026-12-01"))).toBe("mardi 1er décembre 2026");
  });

  it("begins the page of an activity with a capital, the day it is today, and no year but another one [UI-4]", () => {
    const fair = anActivity({
      startsAt: at("2026-06-21T18:00:00+02:00"),
      endsAt: at("2026-06-21T20:30:00+02:00"),
    });
    const head = (when: Parameters<typeof headWhen>[1], read: string) =>
      plain(headWhen(french, when, at(read)));
    expect(head(fair, "2026-06-20T12:00:00+02:00")).toMatch(/^Dimanche 21 juin, 18 h\s–\s20 h 30$/u);
    expect(head(fair, "2026-06-21T12:00:00+02:00")).toMatch(/^Aujourd’hui, 18 h\s–\s20 h 30$/u);
    expect(head(fair, "2025-12-21T12:00:00+01:00")).toMatch(/^Dimanche 21 juin 2026, 18 h\s–\s20 h 30$/u);
    expect(head({ ...fair, allDay: true }, "2026-06-21T12:00:00+02:00")).toBe(
      "Aujourd’hui, toute la journée",
    );
    expect(head({ ...fair, allDay: true, endsAt: null }, "2026-06-20T12:00:00+02:00")).toBe(
      "Dimanche 21 juin, toute la journée",
    );
    expect(head({ ...fair, status: "postponed" }, "2026-06-20T12:00:00+02:00")).toMatch(
      /^Nouvelle date : dimanche 21 juin, 18 h\s–\s20 h 30$/u,
    );
    expect(head({ ...fair, status: "postponed" }, "2026-06-21T12:00:00+02:00")).toMatch(
      /^Nouvelle date : aujourd’hui, 18 h\s–\s20 h 30$/u,
    );
    const days = { ...fair, allDay: true, endsAt: at("2026-06-22T20:30:00+02:00") };
    expect(head(days, "2026-06-21T12:00:00+02:00")).toMatch(/^Dimanche 21.+22 juin$/u);
    expect(head({ ...fair, allDay: true, dateToCome: true }, "2026-06-21T12:00:00+02:00")).toBe(
      "Date à venir",
    );
    expect(head({ ...fair, dateToCome: true }, "2026-06-21T12:00:00+02:00")).toBe("Date à venir");
  });
});

describe("measures", () => {
  it("gives distances in metres as precise as a person walks [UI-4]", () => {
    expect(plain(distanceWords(french, 38.4))).toBe("38 m");
    expect(plain(distanceWords(french, 347))).toBe("350 m");
    expect(plain(distanceWords(french, 1234))).toBe("1,2 km");
  });

  it("gives sizes as the telephone does [UI-4]", () => {
    expect(plain(sizeWords(french, 312_400))).toBe("312 ko");
    expect(plain(sizeWords(french, 2_400_000))).toBe("2,4 Mo");
    expect(plain(sizeWords(french, 12))).toBe("1 ko");
  });

  it("counts inhabitants as one speaks of them: none, one, many [CITY-8, UI-4]", () => {
    const counted = [0, 1, 2, 12_500].map((people) => plain(peopleWords(french, people)));
    expect(counted).toEqual(["Aucun habitant", "1 habitant", "2 habitants", "12 500 habitants"]);
  });
});

describe("the language of the page", () => {
  it("is the one that was chosen, else the first we speak that the browser asks for, else French [UI-4]", () => {
    expect(localeFor("en", ["fr-FR"])).toBe("en");
    expect(localeFor(null, ["de-DE", "en-GB", "fr"])).toBe("en");
    expect(localeFor(null, ["br", "fr-FR", "en"])).toBe("fr");
    expect(localeFor(null, ["ja"])).toBe("fr");
    expect(localeFor("xx", [])).toBe("fr");
  });
});
