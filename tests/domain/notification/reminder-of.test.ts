import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { noticeIdOf, tellableAt } from "../../../src/domain/notification/notification.ts";
import { reminderOf } from "../../../src/domain/notification/reminder-of.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anEvent } from "../../examples/an-event.ts";

const EVENING = Date.parse("2026-03-28T17:00:00+01:00");
const at = (text: string, over = {}) =>
  reminderOf(anActivity({ startsAt: Date.parse(text), dateToCome: false, ...over }), EVENING);

describe("« C’est demain »", () => {
  it("is told who comes on the evening before, in the night in which the clock changes too [NOT-16]", () => {
    expect(at("2026-03-29T00:00:00+01:00")).toMatchObject({ what: "tomorrow", audience: "followers" });
    expect(at("2026-03-29T23:59:00+02:00")).toMatchObject({ kind: "activity" });
    expect(at("2026-03-28T23:59:00+01:00")).toBeUndefined();
    expect(at("2026-03-30T00:00:00+02:00")).toBeUndefined();
  });

  it("is by the calendar of the commune [NOT-16]", () => {
    expect(at("2026-03-28T21:00:00+01:00", { cityId: "97411" })).toMatchObject({ what: "tomorrow" });
  });

  it("is told of each time of what repeats, and of none that is left out [NOT-16] [ACT-14]", () => {
    const weekly = (off: readonly string[]) => ({ repeats: { every: "week", count: 9, off } });
    expect(at("2026-03-08T10:00:00+01:00", weekly([]))?.id).toMatch(/-2026-03-29$/u);
    expect(at("2026-03-08T10:00:00+01:00", weekly(["2026-03-29"]))).toBeUndefined();
    expect(at("2026-03-29T10:00:00+02:00", weekly(["2026-03-29"]))).toBeUndefined();
  });

  it("is not said of what is cancelled, hidden or without a date [NOT-16]", () => {
    const morning = "2026-03-29T10:00:00+02:00";
    for (const over of [{ status: "cancelled" }, { visibility: "hidden" }, { dateToCome: true }])
      expect(at(morning, over)).toBeUndefined();
  });

  it("carries the same id each time it is asked [NOT-2]", () => {
    expect(at("2026-03-29T10:00:00+02:00")?.id).toBe(at("2026-03-29T10:00:00+02:00")?.id);
  });
});

describe("what waits for moderators", () => {
  it("is one notification and rings with the full hour, however much it is [NOT-15]", () => {
    const hour = Math.floor(EVENING / HOUR_MS) * HOUR_MS;
    const review = (over: object) => anEvent({ kind: "review", what: "pending", ...over });
    const ids = [hour, hour + 1, hour + HOUR_MS].map((when, n) =>
      noticeIdOf(review({ id: `e${n}`, at: when })),
    );
    expect(new Set(ids).size).toBe(2);
    expect(noticeIdOf(review({ cityId: "35238", at: hour }))).not.toBe(ids[0]);
    expect(tellableAt(review({}), hour + 1, "Europe/Paris")).toBe(hour + HOUR_MS);
    expect(tellableAt(anEvent(), hour + 1, "Europe/Paris")).toBe(hour + 1);
    const night = Date.parse("2026-06-12T22:30:00Z");
    expect(tellableAt(anEvent(), night, "Europe/Paris")).toBe(night);
  });
});

describe("what nobody did, but the night’s count found", () => {
  it("rings in the morning of the commune, for whom settled no quiet hours too [NOT-6] [NOT-20]", () => {
    const found = anEvent({ actorId: "" });
    const four = Date.parse("2026-06-12T02:00:00Z");
    expect(tellableAt(found, four, "Europe/Paris")).toBe(Date.parse("2026-06-12T06:00:00Z"));
    // Four in the morning in Paris is one in the afternoon in Nouméa, and eleven in the evening in Cayenne.
    expect(tellableAt(found, four, "Pacific/Noumea")).toBe(four);
    expect(tellableAt(found, four, "America/Cayenne")).toBe(Date.parse("2026-06-12T11:00:00Z"));
    expect(tellableAt(found, Date.parse("2026-06-12T15:00:00Z"), "Europe/Paris")).toBe(
      Date.parse("2026-06-12T15:00:00Z"),
    );
  });
});
