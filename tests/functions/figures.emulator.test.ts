import { describe, expect, it } from "vitest";
import { refs } from "../../functions/src/store/paths.ts";
import { FIGURE_DAYS_MAX, type Answered } from "../../src/domain/administration/question.ts";
import { dayAfter } from "../../src/domain/city/time-zone.ts";
import { anAccount } from "./support/accounts.ts";
import { ok } from "./support/named-account.ts";

describe("the figures of the service", () => {
  it("are those of the days that are asked for, of a year at most, the latest of them [ADM-6]", async () => {
    const admin = await anAccount({ claims: { isAdmin: true } });
    const figuresOf = async (from: string, to: string) =>
      (await ok("admin-read", admin, {
        name: "figures",
        asked: { from, to },
      })) as unknown as Answered<"figures">;
    const [to, first] = ["2020-03-12", dayAfter("2020-03-12", 1 - FIGURE_DAYS_MAX)];
    for (const day of [dayAfter(first, -1), first, "2020-03-11", to, "2020-03-13"])
      await refs.serviceDay(day).set({ applied: { "report-anomaly": 3 }, versions: { "0.1.0": 4 } });
    const { days } = await figuresOf("2020-03-11", to);
    const counted = { applied: { "report-anomaly": 3 }, refused: {}, versions: { "0.1.0": 4 }, ages: {} };
    expect(days).toEqual(["2020-03-11", to].map((day) => ({ day, ...counted })));
    expect((await figuresOf("2000-01-01", to)).days.map(({ day }) => day)).toEqual([first, "2020-03-11", to]);
    expect(await figuresOf("2019-12-24", "2019-12-26")).toEqual({ days: [] });
  });
});
