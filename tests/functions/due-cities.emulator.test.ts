import { beforeAll, describe, expect, it } from "vitest";
import { refs } from "../../functions/src/store/paths.ts";
import { dueCities, recountTonight, settleDue } from "../../functions/src/cities/due-cities.ts";
import { recountDue } from "../../functions/src/cities/recount-statistics.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { aCity } from "../examples/a-city.ts";
import { aCitySetting } from "../examples/a-command.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount } from "./support/accounts.ts";
import {
  aCityIdOf,
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

const CITY_ID = aCityIdOf("due");
const QUIET_ID = aCityIdOf("quiet");

async function isDueAt(at: number, cityId = CITY_ID): Promise<boolean> {
  return (await dueCities(at, undefined, 500)).some((city) => city.cityId === cityId);
}

beforeAll(async () => {
  const { box: _, contourRev: __, ...former } = aCity({ id: CITY_ID });
  await writeDocument(`cities/${CITY_ID}`, { ...former, updatedAt: new Date() });
  const id = anIdentifier(700);
  const report = anAnomaly({ id, cityId: CITY_ID, status: "new", createdAt: Date.now() - 59 * DAY_MS });
  await writeDocument(`cities/${CITY_ID}/anomalies/${id}`, { ...report, updatedAt: new Date() });
});

describe("a city where something was reported", () => {
  it("is counted in the night, and not again before its numbers change [CITY-24] [P10]", async () => {
    expect(await isDueAt(Date.now())).toBe(false);
    await recountTonight(CITY_ID);
    expect(await isDueAt(Date.now())).toBe(true);
    await recountDue({ cityId: CITY_ID }, Date.now() + 2 * HOUR_MS);
    expect(await isDueAt(Date.now())).toBe(false);
    expect(await isDueAt(Date.now() + 2 * DAY_MS)).toBe(true);
    expect(await readDocument(`cities/${CITY_ID}/statistics/_global_`)).toMatchObject({
      anomalies: { total: 1 },
    });
  });

  it("is due once a report was made there, and not for a change of its settings [CITY-24]", async () => {
    await seedCities();
    expect(await isDueAt(Date.now(), OPEN_CITY_ID)).toBe(false);
    await submitOne(await aGuestAccount(), freshReport());
    expect(await isDueAt(Date.now(), OPEN_CITY_ID)).toBe(true);
    const { message, rev } = aCity();
    const over = {
      id: newIdentifier(),
      cityId: CHECKED_CITY_ID,
      performedAt: Date.now(),
      basedOn: rev,
    };
    const setting = aCitySetting({ message }, { message: "Le marché est déplacé." }, over);
    expect(await submitOne(await aModeratorAccount(CHECKED_CITY_ID), setting)).toMatchObject({
      state: "applied",
    });
    expect(await isDueAt(Date.now(), CHECKED_CITY_ID)).toBe(false);
  });

  it("gives its contour a document of its own, if version 0.1 made it [CITY-6]", async () => {
    await recountDue({ cityId: CITY_ID });
    const { contour } = aCity();
    expect(await readDocument(`cities/${CITY_ID}`)).toMatchObject({ contour: "", contourRev: 1, rev: 2 });
    expect(await readDocument(`cities/${CITY_ID}/contours/_global_`)).toMatchObject({ contour, rev: 1 });
  });

  it("has its turn behind those that are due longer, a page at a time [CITY-24]", async () => {
    const first = { cityId: "00001", dueAt: 1_000 };
    const second = { cityId: "00002", dueAt: 1_000 };
    for (const { cityId, dueAt } of [second, first])
      await writeDocument(`recounts/${cityId}`, { cityId, dueAt: new Date(dueAt) });
    expect(await dueCities(Date.now(), undefined, 1)).toEqual([first]);
    expect(await dueCities(Date.now(), first, 1)).toEqual([second]);
    await Promise.all([first, second].map(({ cityId }) => refs.recount(cityId).delete()));
  });

  it("stays due for what was said while it was counted [CITY-24]", async () => {
    await recountTonight(QUIET_ID);
    await settleDue(QUIET_ID, Date.now(), undefined);
    expect(await isDueAt(Date.now(), QUIET_ID)).toBe(true);
    await settleDue(QUIET_ID, Date.now() + 2 * HOUR_MS, undefined);
    expect(await readDocument(`recounts/${QUIET_ID}`)).toBeUndefined();
  });
});
