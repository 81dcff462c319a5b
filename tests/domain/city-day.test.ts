import { describe, expect, it } from "vitest";
import { cityDayOf, cityYearOf } from "../../src/domain/city/city-day.ts";

describe("the day of a city", () => {
  it("is the one of Paris, in winter and in summer [ANO-6]", () => {
    expect(cityDayOf(Date.parse("2026-01-15T22:59:59Z"))).toBe("2026-01-15");
    expect(cityDayOf(Date.parse("2026-01-15T23:00:00Z"))).toBe("2026-01-16");
    expect(cityDayOf(Date.parse("2026-07-15T21:59:59Z"))).toBe("2026-07-15");
    expect(cityDayOf(Date.parse("2026-07-15T22:00:00Z"))).toBe("2026-07-16");
  });

  it("begins the numbers of a new year at midnight in Paris [ANO-11]", () => {
    expect(cityYearOf(Date.parse("2026-12-31T22:59:59Z"))).toBe("2026");
    expect(cityYearOf(Date.parse("2026-12-31T23:00:00Z"))).toBe("2027");
  });
});
