import { describe, expect, it } from "vitest";
import { instantAt, localTimeOf, timeZoneOf } from "../../src/domain/city/time-zone.ts";

const at = (local: string, cityId: string) => {
  const instant = instantAt(local, timeZoneOf(cityId));
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

describe("the clock of a commune", () => {
  it.each([
    ["35024", "2026-06-21T18:00", "2026-06-21T16:00:00.000Z"],
    ["35024", "2026-01-21T18:00", "2026-01-21T17:00:00.000Z"],
    ["2A004", "2026-06-21T18:00", "2026-06-21T16:00:00.000Z"],
    ["97411", "2026-06-21T18:00", "2026-06-21T14:00:00.000Z"],
    ["97120", "2026-06-21T18:00", "2026-06-21T22:00:00.000Z"],
    ["97302", "2026-06-21T18:00", "2026-06-21T21:00:00.000Z"],
    ["97502", "2026-06-21T18:00", "2026-06-21T20:00:00.000Z"],
    ["98818", "2026-06-21T18:00", "2026-06-21T07:00:00.000Z"],
  ])("is its own: %s at %s is %s [ACT-1]", (cityId, local, instant) => {
    expect(at(local, cityId)).toBe(instant);
    expect(localTimeOf(Date.parse(instant), timeZoneOf(cityId))).toBe(local);
  });

  it("takes the first of the hour that comes twice, and moves on from the one left out [ACT-1]", () => {
    expect(at("2026-10-25T02:30", "35024")).toBe("2026-10-25T00:30:00.000Z");
    expect(at("2026-03-29T02:30", "35024")).toBe("2026-03-29T01:30:00.000Z");
    // Saint-Pierre changes its clock with America; La Réunion never does.
    expect(at("2026-11-01T01:30", "97502")).toBe("2026-11-01T03:30:00.000Z");
    expect(at("2026-03-08T02:30", "97502")).toBe("2026-03-08T05:30:00.000Z");
    expect(at("2026-03-29T02:30", "97411")).toBe("2026-03-28T22:30:00.000Z");
  });

  it.each(["2026-02-29T10:00", "2026-13-01T10:00", "2026-06-21T25:00", "", "2026-06-21T"])(
    "knows no %j [ACT-1]",
    (local) => {
      expect(at(local, "35024")).toBeUndefined();
    },
  );

  it("has a 29 February in leap years [ACT-1]", () => {
    expect(at("2028-02-29T10:00", "35024")).toBe("2028-02-29T09:00:00.000Z");
  });
});
