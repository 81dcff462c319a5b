import { beforeAll, describe, expect, it } from "vitest";
import type { Place } from "../../src/domain/place/place.ts";
import { aReport } from "../examples/a-report.ts";
import { anAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID, freshReport, publishedOf, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

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
});
