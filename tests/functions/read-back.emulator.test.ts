import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COLLECTIONS } from "../../src/data/replica/collections.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aCommuneItem, IN_AJACCIO } from "./support/a-commune.ts";
import { aGuestAccount } from "./support/accounts.ts";
import { freshReport } from "./support/city-life.ts";
import { json, startGeoStandIn } from "./support/geo-stand-in.ts";
import { call, submit } from "./support/wire.ts";

const CITY_ID = "2A004";

let geo: Awaited<ReturnType<typeof startGeoStandIn>>;

beforeAll(async () => {
  geo = await startGeoStandIn();
  geo.answers(CITY_ID, json([aCommuneItem()]));
});
afterAll(() => geo.stop());

describe("what functions write", () => {
  it("is what the device reads, document by document [PULL-4]", async () => {
    const noemie = await aGuestAccount();
    const report = freshReport({ cityId: CITY_ID }, { place: IN_AJACCIO });
    const tooLate = freshReport({ cityId: CITY_ID }, { observedAt: Date.now() + 3_600_000 });
    await call("cities-createCity", noemie, { cityId: CITY_ID });
    await call("users-updateUserCity", noemie, { cityId: CITY_ID });
    expect(await submit(noemie, report, tooLate)).toMatchObject([{ state: "applied" }, { state: "refused" }]);
    const { uid } = noemie;
    expect(await problemsOf("cities", `cities/${CITY_ID}`)).toEqual([]);
    expect(await problemsOf("anomalies", `cities/${CITY_ID}/anomalies/${report.id}`)).toEqual([]);
    expect(await problemsOf("users", `users/${uid}`)).toEqual([]);
    expect(await problemsOf("userCities", `users/${uid}/cities/${CITY_ID}`)).toEqual([]);
    expect(await problemsOf("receipts", `users/${uid}/receipts/${report.id}`)).toEqual([]);
    expect(await problemsOf("receipts", `users/${uid}/receipts/${tooLate.id}`)).toEqual([]);
  });
});

/** Read as the pull does: the document's name is its id. */
async function problemsOf(collection: keyof typeof COLLECTIONS, path: string): Promise<readonly unknown[]> {
  const { idField, parse } = COLLECTIONS[collection];
  const data = await readDocument(path);
  if (data === undefined) return [`${path} is missing`];
  const parsed = parse({ ...data, [idField]: path.split("/").at(-1) });
  return parsed.ok ? [] : parsed.problem;
}
