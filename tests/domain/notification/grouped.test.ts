import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../src/domain/basics/instant.ts";
import { groupedByDay } from "../../../src/domain/notification/grouped.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const PARIS = "Europe/Paris";
const NONE_READ = { through: 0, ids: [] };
const about = (n: number) => ({ collection: "anomalies", id: anIdentifier(n) }) as const;

describe("notifications", () => {
  it("stand by day and content, what is not read first [NOT-7]", () => {
    const told = [
      aNotification({ id: "c", at: NOW, subject: about(2) }),
      aNotification({ id: "b", at: NOW - MINUTE_MS, subject: about(1) }),
      aNotification({ id: "a", at: NOW - HOUR_MS, subject: about(1) }),
      aNotification({ id: "old", at: NOW - DAY_MS, subject: about(1) }),
    ];
    const days = groupedByDay(told, { through: NOW - 2 * MINUTE_MS, ids: ["c"] }, PARIS);
    expect(days.map(({ day }) => day)).toEqual(["2026-03-12", "2026-03-11"]);
    expect(days[0]?.groups.map(({ newest, count, unread }) => [newest.id, count, unread])).toEqual([
      ["b", 2, ["b"]],
      ["c", 1, []],
    ]);
  });

  it("of an evening are of that day by the clock of the commune [NOT-7]", () => {
    const late = aNotification({ at: Date.UTC(2026, 2, 12, 22, 30) });
    expect(groupedByDay([late], NONE_READ, PARIS)[0]?.day).toBe("2026-03-12");
    expect(groupedByDay([late], NONE_READ, "Indian/Reunion")[0]?.day).toBe("2026-03-13");
  });
});
