import { describe, expect, it } from "vitest";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { aProposedActivity } from "../examples/an-activity.ts";

const [BETTON, REUNION, SAINT_PIERRE] = ["35024", "97411", "97502"];
const REFUSED = { problem: { fields: [{ field: "endsAt", code: "before_start" }] } };

function proposed(cityId: string, [start, end]: readonly [string, string]) {
  const at = (local: string) => instantAt(local, timeZoneOf(cityId)) ?? Number.NaN;
  return parseCommand({ ...aProposedActivity({ startsAt: at(start), endsAt: at(end) }), cityId });
}

describe("an activity in the night in which the clock is changed", () => {
  it.each([
    ["Betton in March", BETTON, ["2026-03-29T02:30", "2026-03-29T03:15"]],
    ["Betton in October", BETTON, ["2026-10-25T02:50", "2026-10-25T02:10"]],
    ["Saint-Pierre in March", SAINT_PIERRE, ["2026-03-08T02:30", "2026-03-08T03:15"]],
    ["Saint-Pierre in November", SAINT_PIERRE, ["2026-11-01T01:50", "2026-11-01T01:10"]],
  ] as const)("is refused that ends before it began: %s [ACT-1]", (_, cityId, hours) => {
    expect(proposed(cityId, hours)).toMatchObject(REFUSED);
  });

  it.each([
    ["Betton, whose clock does not move", BETTON, ["2026-03-08T02:30", "2026-03-08T03:15"]],
    ["La Réunion, whose clock never does", REUNION, ["2026-03-29T02:30", "2026-03-29T03:15"]],
    ["Saint-Pierre, which moves it with America", SAINT_PIERRE, ["2026-03-29T02:30", "2026-03-29T03:15"]],
    ["Betton, over the hour that is left out", BETTON, ["2026-03-29T01:30", "2026-03-29T03:15"]],
    ["Saint-Pierre, over the hour that comes twice", SAINT_PIERRE, ["2026-11-01T00:30", "2026-11-01T02:15"]],
  ] as const)("is taken of %s [ACT-1]", (_, cityId, hours) => {
    expect(proposed(cityId, hours).ok).toBe(true);
  });
});
