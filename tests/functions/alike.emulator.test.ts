import { beforeAll, describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { Place } from "../../src/domain/place/place.ts";
import { aReport } from "../examples/a-report.ts";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { anAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

type Report = ReturnType<typeof freshReport>;

beforeAll(seedCities);

/** More than are read at once. */
async function aCrowdLike(report: Report, over: Partial<Anomaly>): Promise<void> {
  const known = await publishedOf(report);
  await Promise.all(
    Array.from({ length: 60 }, () => {
      const id = newIdentifier();
      return writeDocument(`cities/${OPEN_CITY_ID}/anomalies/${id}`, { ...known, id, ...over });
    }),
  );
}

/** A street of its own for each test: further away than anything is compared. */
const street = (n: number): Place => ({ ...aReport().place, latE6: aReport().place.latE6 + n * 10_000 });

describe("a report of what somebody else has reported meanwhile", () => {
  it("is there, and its answer proposes the other one, the same each time it is asked for [ANO-35] [OFF-4]", async () => {
    const place = street(1);
    const first = freshReport({}, { place });
    expect(await submitOne(await anAccount(), first)).not.toHaveProperty("alike");
    const yann = await anAccount();
    const second = freshReport({}, { place: { ...place, lngE6: place.lngE6 + 100 } });
    const answered = await submitOne(yann, second);
    expect(answered).toMatchObject({ state: "applied", alike: { id: first.id, distanceM: 7 } });
    expect(await publishedOf(second)).toMatchObject({ status: "new", title: second.payload.title });
    expect(await submitOne(yann, second)).toEqual(answered);
  });

  it("proposes nothing that was shown while it was written, nor what nobody can read [ANO-35]", async () => {
    const place = street(2);
    const first = freshReport({}, { place });
    await submitOne(await anAccount(), first);
    const other = freshReport({}, { place, seenNear: [first.id] });
    expect(await submitOne(await anAccount(), other)).not.toHaveProperty("alike");
    const checked = { cityId: CHECKED_CITY_ID };
    await submitOne(await anAccount(), freshReport(checked, { place, onlyTownHall: true }));
    expect(await submitOne(await anAccount(), freshReport(checked, { place }))).not.toHaveProperty("alike");
  });

  it.each([
    ["on the very spot", 4, { own: 0, others: -250 }, 0],
    ["near it", 8, { own: 100, others: -600 }, 11],
  ])(
    "is compared with what is %s, however many were reported around since [ANO-35]",
    async (_, n, to, metres) => {
      const place = street(n);
      const first = freshReport({}, { place: { ...place, latE6: place.latE6 + to.own } });
      await submitOne(await anAccount(), first);
      const createdAt = Date.now();
      await aCrowdLike(first, { place: { ...place, latE6: place.latE6 + to.others }, createdAt });
      expect(await submitOne(await anAccount(), freshReport({}, { place }))).toMatchObject({
        alike: { id: first.id, distanceM: metres },
      });
    },
  );

  it("is compared with the newest, however many older ones are as near [ANO-35]", async () => {
    const place = street(7);
    const first = freshReport({}, { place: { ...place, latE6: place.latE6 + 200 } });
    await submitOne(await anAccount(), first);
    const before = Date.now() - 300 * DAY_MS;
    await aCrowdLike(first, { place: { ...place, latE6: place.latE6 - 200 }, createdAt: before });
    expect(await submitOne(await anAccount(), freshReport({}, { place }))).toMatchObject({
      alike: { id: first.id, distanceM: 22 },
    });
  });

  it("stays where its author gives way to one that gave way to it meanwhile [ANO-35] [ANO-24]", async () => {
    const [anna, yann] = [await anAccount(), await anAccount()];
    const [hers, his] = [freshReport({}, { place: street(5) }), freshReport({}, { place: street(6) })];
    await submitOne(anna, hers);
    await submitOne(yann, his);
    const envelope = { cityId: OPEN_CITY_ID, basedOn: 1, dependsOn: null, performedAt: Date.now() };
    const withdrawn = (own: typeof hers, other: typeof hers) => ({
      ...envelope,
      id: newIdentifier(),
      kind: "withdraw-anomaly",
      payload: { anomalyId: own.id, inFavourOf: other.id },
    });
    expect(await submitOne(anna, withdrawn(hers, his))).toMatchObject({ state: "applied" });
    expect(await submitOne(yann, withdrawn(his, hers))).toMatchObject({
      state: "refused",
      refusal: { code: "other_gone" },
    });
    expect(await publishedOf(his)).toMatchObject({ status: "new", visibility: "public" });
  });

  it("is there although something near cannot be read [ANO-35] [P1]", async () => {
    const place = street(3);
    const { categoryId } = aReport();
    const broken = { categoryId, status: "new", place, title: 7 };
    await writeDocument(`cities/${OPEN_CITY_ID}/anomalies/${newIdentifier()}`, broken);
    const answered = await submitOne(await anAccount(), freshReport({}, { place }));
    expect(answered).toMatchObject({ state: "applied" });
    expect(answered).not.toHaveProperty("alike");
  });
});
