import { describe, expect, it } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { noteMark } from "../../functions/src/marks/mark-changes.ts";
import { forgetDays, supportDays } from "../../functions/src/marks/support-days.ts";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { dayKeyOf, daysGone, sumOfWindow } from "../../src/domain/statistics/day-sums.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

const CITY_ID = aCityIdOf("supports");

async function pressed(id: string, kind: "support" | "follow", by: 1 | -1): Promise<void> {
  await db().runTransaction(async (transaction) =>
    noteMark(transaction, CITY_ID, { collection: "ideas", id }, { kind, by }),
  );
}

describe("the supports of a day", () => {
  it("are what was given less what was taken back, each counted once however often marks are added up [CITY-24] [P10]", async () => {
    const [one, another] = [newIdentifier(), newIdentifier()];
    for (const id of [one, one, another]) await pressed(id, "support", 1);
    await pressed(one, "follow", 1);
    await Promise.all([tallyMarks(CITY_ID), tallyMarks(CITY_ID)]);
    expect(sumOfWindow(await supportDays(CITY_ID), Date.now())).toBe(3);
    await pressed(one, "support", -1);
    await tallyMarks(CITY_ID);
    await tallyMarks(CITY_ID);
    expect(sumOfWindow(await supportDays(CITY_ID), Date.now())).toBe(2);
  });

  it("are forgotten once no window holds them, and the others are not [CITY-24]", async () => {
    await pressed(newIdentifier(), "support", 1);
    await tallyMarks(CITY_ID);
    const days = await supportDays(CITY_ID);
    const gone = [50, 60, 70].map((ago) => [dayKeyOf(Date.now() - ago * DAY_MS), 1] as const);
    await refs.supportDays(CITY_ID).set({ days: Object.fromEntries(gone) }, { merge: true });
    await forgetDays(CITY_ID, daysGone(await supportDays(CITY_ID), Date.now()));
    expect(await supportDays(CITY_ID)).toEqual(days);
    await forgetDays(CITY_ID, daysGone(days, Date.now() + 40 * DAY_MS));
    expect(await supportDays(CITY_ID)).toEqual({});
  });
});
