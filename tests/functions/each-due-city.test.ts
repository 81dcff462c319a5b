import { describe, expect, it } from "vitest";
import type { DueCity } from "../../functions/src/cities/due-cities.ts";
import { DUE_AT_ONCE, eachDueCity } from "../../functions/src/cities/each-due-city.ts";

/** As the database lists them: those due longest first. */
function manyCities(count: number): readonly DueCity[] {
  return Array.from({ length: count }, (_, index) => ({ cityId: String(10_000 + index), dueAt: 1000 }));
}

function aNight(cities: readonly DueCity[], fails: (city: DueCity) => boolean = () => false) {
  const counted: string[] = [];
  const problems: unknown[] = [];
  const readings: number[] = [];
  const night = {
    due: async (after: DueCity | undefined, limit: number) => {
      const from = after === undefined ? 0 : cities.findIndex(({ cityId }) => cityId === after.cityId) + 1;
      readings.push(limit);
      return cities.slice(from, from + limit);
    },
    countLater: async (city: DueCity) => {
      if (fails(city)) throw new Error("The queue does not answer.");
      counted.push(city.cityId);
    },
    onProblem: (error: unknown) => void problems.push(error),
  };
  return { night, counted, problems, readings };
}

describe("the night's recount", () => {
  it("gives each of 500 cities that are due one task, and reads none of them twice [CITY-24] [P10]", async () => {
    const cities = manyCities(500);
    const { night, counted, readings } = aNight(cities);
    expect(await eachDueCity(night)).toBe(500);
    expect(counted.toSorted()).toEqual(cities.map(({ cityId }) => cityId));
    expect(readings).toEqual(Array.from({ length: 6 }, () => DUE_AT_ONCE));
  });

  it("goes on behind a city whose task could not be asked for [CITY-24]", async () => {
    const { night, counted, problems } = aNight(manyCities(230), ({ cityId }) => cityId === "10099");
    await eachDueCity(night);
    expect(counted).toHaveLength(229);
    expect(problems).toHaveLength(1);
  });

  it("does nothing where nothing happened [CITY-24]", async () => {
    const { night, counted, readings } = aNight([]);
    expect(await eachDueCity(night)).toBe(0);
    expect([counted, readings]).toEqual([[], [DUE_AT_ONCE]]);
  });
});
