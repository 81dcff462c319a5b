import { beforeAll, describe, expect, it } from "vitest";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { CITY_ROWS } from "../../src/data/cities/city-rows.ts";
import { MEMBERSHIP_ROWS } from "../../src/data/memberships/membership-rows.ts";
import type { City } from "../../src/domain/city/city.ts";
import { CITY_SETTINGS } from "../../src/domain/city/city-settings.ts";
import { aCity } from "../examples/a-city.ts";
import { aCitySetting, someCityPreferences, aMyPlace } from "../examples/a-command.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount, anAccount } from "./support/accounts.ts";
import { newIdentifier } from "./support/city-life.ts";
import { submit, submitOne } from "./support/wire.ts";

const CITY_ID = "35240";
const MARKET = "Le marché est déplacé place de la Cale.";
const FAIR = "La foire commence samedi à 9 h.";

const cityNow = async () => (await readDocument(`cities/${CITY_ID}`)) as unknown as City;

/** A city as an older version wrote it: nothing of its settings but the first one. */
async function seedOldCity(): Promise<void> {
  const { preModeration } = aCity();
  const old = Object.fromEntries(
    Object.entries(aCity()).filter(([name]) => !(CITY_SETTINGS as readonly string[]).includes(name)),
  );
  await writeDocument(`cities/${CITY_ID}`, { ...old, preModeration, id: CITY_ID, updatedAt: new Date() });
}

function aMessage(before: string, after: string, basedOn: number) {
  const over = { id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now(), basedOn };
  return aCitySetting({ message: before }, { message: after }, over);
}

beforeAll(seedOldCity);

describe("settings that reach the city", () => {
  it("are a moderator's, with a receipt, over a city of an older version [CITY-10] [AUTH-6]", async () => {
    const solene = await aModeratorAccount(CITY_ID);
    const before = await cityNow();
    const command = aMessage("", MARKET, before.rev);
    const outcome = await submitOne(solene, command);
    const after = await cityNow();
    expect(outcome).toMatchObject({ state: "applied", rev: before.rev + 1, number: "" });
    expect(after).toMatchObject({ message: MARKET, preModeration: "newcomers", rev: before.rev + 1 });
    expect(after.contour).toBe(before.contour);
    expect(CITY_ROWS.parse(after).ok).toBe(true);
    expect(await readDocument(`users/${solene.uid}/receipts/${command.id}`)).toMatchObject({ outcome });
    expect(await submitOne(solene, command)).toEqual(outcome);
    expect((await cityNow()).rev).toBe(after.rev);
  });

  it("are refused to who is no moderator of that city [P9] [CITY-10]", async () => {
    const before = await cityNow();
    for (const caller of [await anAccount(), await aGuestAccount(), await aModeratorAccount("35238")]) {
      const outcome = await submitOne(caller, aMessage(before.message, FAIR, before.rev));
      expect(outcome).toMatchObject({ state: "refused", refusal: { code: "not_allowed" } });
    }
    expect(await cityNow()).toEqual(before);
  });

  it("come back « À revoir » with the city's version when another moderator was first [P3] [CITY-11]", async () => {
    const [solene, karim] = [await aModeratorAccount(CITY_ID), await aModeratorAccount(CITY_ID)];
    const seen = await cityNow();
    await submitOne(karim, aMessage(seen.message, FAIR, seen.rev));
    const late = aMessage(seen.message, "Mairie fermée lundi.", seen.rev);
    const outcome = await submitOne(solene, late);
    expect(outcome).toMatchObject({
      state: "conflict",
      refusal: { code: "changed_meanwhile" },
      current: { message: FAIR, rev: seen.rev + 1 },
    });
    expect((await cityNow()).message).toBe(FAIR);
    expect(await submitOne(solene, late)).toEqual(outcome);
    const again = await submitOne(solene, aMessage(FAIR, "Mairie fermée lundi.", seen.rev + 1));
    expect(again).toMatchObject({ state: "applied", rev: seen.rev + 2 });
  });

  it("say how to reach the town hall and what the commune asks, and are compared as the others [CITY-26] [CITY-11]", async () => {
    const [solene, karim] = [await aModeratorAccount(CITY_ID), await aModeratorAccount(CITY_ID)];
    const { rev } = await cityNow();
    const over = () => ({ id: newIdentifier(), cityId: CITY_ID, basedOn: rev, performedAt: Date.now() });
    const none = { address: "", phone: "", hours: "" };
    const townHall = { ...none, address: "Place Charles-de-Gaulle\n35830 Betton", phone: "02 99 55 81 01" };
    await submitOne(solene, aCitySetting({ townHall: none }, { townHall }, over()));
    const charter = "Parlez des lieux, pas des personnes.";
    await submitOne(karim, aCitySetting({ charter: "" }, { charter }, over()));
    expect(await cityNow()).toMatchObject({ townHall, charter, rev: rev + 2 });
    expect(CITY_ROWS.parse(await cityNow()).ok).toBe(true);
    const late = aCitySetting({ townHall: none }, { townHall: { ...none, hours: "Le mardi" } }, over());
    expect(await submitOne(karim, late)).toMatchObject({ state: "conflict", current: { townHall, charter } });
  });

  it("of two kinds, written at once by two people, are both kept [P3] [CITY-11]", async () => {
    const [solene, karim] = [await aModeratorAccount(CITY_ID), await aModeratorAccount(CITY_ID)];
    const { message, rev } = await cityNow();
    const over = { id: newIdentifier(), cityId: CITY_ID, basedOn: rev, performedAt: Date.now() };
    const outcomes = await Promise.all([
      submitOne(solene, aMessage(message, MARKET, rev)),
      submitOne(karim, aCitySetting({ categoriesOff: [] }, { categoriesOff: ["eau", "voirie"] }, over)),
    ]);
    expect(outcomes.map(({ state }) => state)).toEqual(["applied", "applied"]);
    expect(await cityNow()).toMatchObject({
      message: MARKET,
      categoriesOff: ["voirie", "eau"],
      rev: rev + 2,
    });
  });

  it("typed one after the other without network arrive as the last one [OFF-4] [CITY-11]", async () => {
    const solene = await aModeratorAccount(CITY_ID);
    const { message, rev } = await cityNow();
    const outcomes = await submit(solene, aMessage(message, FAIR, rev), aMessage(FAIR, "", rev));
    expect(outcomes.map(({ state }) => state)).toEqual(["applied", "applied"]);
    expect((await cityNow()).message).toBe("");
  });
});

describe("what a person settles for themselves", () => {
  it("is in their own space, rounded, and the last intent wins [CITY-13] [CITY-23]", async () => {
    const noemie = await aGuestAccount();
    const place = aMyPlace({ place: { latE6: 48_181_733, lngE6: -1_643_612 } });
    const over = () => ({ id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() });
    const first = someCityPreferences({ places: [place], opensOn: place.id }, over());
    expect(parseCommand(first).ok).toBe(true);
    expect(await submitOne(noemie, first)).toMatchObject({ state: "applied", rev: 1 });
    const kept = await readDocument(`users/${noemie.uid}/cities/${CITY_ID}`);
    expect(kept).toMatchObject({
      opensOn: place.id,
      places: [{ label: "Chez moi", place: { latE6: 48_182_000, lngE6: -1_644_000 } }],
    });
    expect(MEMBERSHIP_ROWS.parse(kept).ok).toBe(true);
    const filter = { status: "all", category: "voirie", period: "month" } as const;
    const second = someCityPreferences({ places: [place], opensOn: null, filter, view: "list" }, over());
    expect(await submitOne(noemie, second)).toMatchObject({ rev: 2 });
    expect(await submitOne(noemie, someCityPreferences({ places: [], opensOn: null }, over()))).toMatchObject(
      { rev: 3 },
    );
    const left = await readDocument(`users/${noemie.uid}/cities/${CITY_ID}`);
    expect(left).toMatchObject({ places: [], filter, view: "list" });
    expect(MEMBERSHIP_ROWS.parse(left).ok).toBe(true);
  });
});
