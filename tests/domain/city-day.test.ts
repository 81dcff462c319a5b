import { describe, expect, it } from "vitest";
import { cityDayOf, cityMonthOf, cityYearOf } from "../../src/domain/city/city-day.ts";

const BETTON = "35024";
const SAINT_DENIS = "97411";
const MIQUELON = "97501";

describe("the day of a city", () => {
  it("is the one of Paris, in winter and in summer [ANO-6]", () => {
    expect(cityDayOf(Date.parse("2026-01-15T22:59:59Z"), BETTON)).toBe("2026-01-15");
    expect(cityDayOf(Date.parse("2026-01-15T23:00:00Z"), BETTON)).toBe("2026-01-16");
    expect(cityDayOf(Date.parse("2026-07-15T21:59:59Z"), BETTON)).toBe("2026-07-15");
    expect(cityDayOf(Date.parse("2026-07-15T22:00:00Z"), BETTON)).toBe("2026-07-16");
  });

  it("begins the numbers of a new year at midnight in Paris [ANO-11]", () => {
    expect(cityYearOf(Date.parse("2026-12-31T22:59:59Z"), BETTON)).toBe("2026");
    expect(cityYearOf(Date.parse("2026-12-31T23:00:00Z"), BETTON)).toBe("2027");
  });

  it("begins overseas with the midnight there [ANO-6] [ANO-11]", () => {
    expect(cityYearOf(Date.parse("2026-12-31T20:00:00Z"), SAINT_DENIS)).toBe("2027");
    expect(cityDayOf(Date.parse("2026-01-16T02:59:59Z"), MIQUELON)).toBe("2026-01-15");
    expect(cityDayOf(Date.parse("2026-01-16T03:00:00Z"), MIQUELON)).toBe("2026-01-16");
    expect(cityMonthOf(Date.parse("2026-08-01T01:00:00Z"), MIQUELON)).toBe("2026-07");
  });
});
