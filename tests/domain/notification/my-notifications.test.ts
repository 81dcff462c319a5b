import { describe, expect, it } from "vitest";
import { decide } from "../../../src/domain/command/decide.ts";
import { isRead, mergedRead, readIdOf } from "../../../src/domain/notification/judged.ts";
import { clockOf, minuteOf, ringAt } from "../../../src/domain/notification/quiet-hours.ts";
import { muteContent } from "../../../src/domain/notification/mute-content.ts";
import { toldAtOf } from "../../../src/domain/notification/notification.ts";
import { readNotifications } from "../../../src/domain/notification/read-notifications.ts";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { aContext } from "../../examples/a-context.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aMembership } from "../../examples/accounts.ts";

const ASKED = { id: anIdentifier(7), cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW };

describe("what was read", () => {
  it("on two devices is read on both, whichever arrives last [NOT-3]", () => {
    const phone = { through: NOW, ids: ["a"] };
    const desk = { through: NOW - HOUR_MS, ids: ["b", "a"] };
    expect(mergedRead(phone, desk, 10)).toEqual({ through: NOW, ids: ["a", "b"] });
    expect(mergedRead(desk, phone, 10).through).toBe(NOW);
  });

  it("never reaches into the future, whatever the device's clock says [NOT-3]", () => {
    const read = { ...ASKED, payload: { through: NOW + HOUR_MS, ids: [] } };
    const decided = readNotifications.decide(read, aContext());
    expect(decided).toMatchObject({ value: { membership: { notifications: { read: { through: NOW } } } } });
  });
});

describe("what is told late", () => {
  it("is not taken for read by who read all meanwhile; what is near keeps the moment that the device knows [NOT-3]", () => {
    const read = { through: NOW, ids: [] };
    const changed = { kind: "activity", at: NOW - HOUR_MS / 2 } as const;
    const told = { id: "a", kind: "activity", at: toldAtOf(changed, NOW + 1) } as const;
    expect(isRead(read, { ...told, at: changed.at })).toBe(true);
    expect(isRead(read, told)).toBe(false);
    expect(toldAtOf({ kind: "nearby", at: NOW }, NOW + HOUR_MS)).toBe(NOW);
  });
});

describe("what waits for moderators", () => {
  it("is not read by who opened the notification of its hour before it came [NOT-3] [NOT-15]", () => {
    const opened = { id: "35024-493000-review", kind: "review", at: NOW } as const;
    const read = { through: 0, ids: [readIdOf(opened)] };
    expect(isRead(read, opened)).toBe(true);
    expect(isRead(read, { ...opened, at: NOW + 1 })).toBe(false);
    const changed = { ...opened, kind: "status" } as const;
    expect(isRead({ through: 0, ids: [readIdOf(changed)] }, { ...changed, at: NOW + 1 })).toBe(true);
  });
});

describe("« Ne plus me prévenir »", () => {
  it("keeps one line for a content, and takes it back [NOT-5]", () => {
    const subject = { collection: "anomalies", id: anIdentifier(101) } as const;
    const muted = (on: boolean) => ({ ...ASKED, kind: "mute-content", payload: { subject, on } }) as const;
    const once = decide(muted(true), aContext());
    expect(once).toMatchObject({
      value: { membership: { notifications: { muted: [`anomalies/${subject.id}`] } } },
    });
    const membership = muteContent.shows(aMembership(), muted(true).payload);
    expect(muteContent.shows(membership, muted(true).payload).notifications.muted).toHaveLength(1);
    expect(muteContent.shows(membership, muted(false).payload).notifications.muted).toEqual([]);
  });
});

describe("quiet hours", () => {
  const NIGHT = { from: 22 * 60, to: 7 * 60 };
  const at = (text: string): number => Date.parse(text);
  const ring = (text: string, quiet = NIGHT, zone = "Europe/Paris"): string =>
    new Date(ringAt(at(text), quiet, zone)).toISOString();

  it("hold a push until they end, over midnight too [NOT-6]", () => {
    expect(ring("2026-03-12T21:59:00+01:00")).toBe("2026-03-12T20:59:00.000Z");
    expect(ring("2026-03-12T22:00:00+01:00")).toBe("2026-03-13T06:00:00.000Z");
    expect(ring("2026-03-13T03:00:00+01:00")).toBe("2026-03-13T06:00:00.000Z");
    expect(ring("2026-03-13T07:00:00+01:00")).toBe("2026-03-13T06:00:00.000Z");
  });

  it("end when the clock says so in the nights in which it changes [NOT-6]", () => {
    expect(ring("2026-03-28T23:00:00+01:00")).toBe("2026-03-29T05:00:00.000Z");
    expect(ring("2026-10-24T23:00:00+02:00")).toBe("2026-10-25T06:00:00.000Z");
    const inTheGap = { from: 60, to: 150 };
    expect(ring("2026-03-29T01:30:00+01:00", inTheGap)).toBe("2026-03-29T01:30:00.000Z");
  });

  it("are those of the commune's own clock, and may be in the day [NOT-6]", () => {
    expect(ring("2026-03-12T23:00:00+04:00", NIGHT, "Indian/Reunion")).toBe("2026-03-13T03:00:00.000Z");
    const nap = { from: 13 * 60, to: 15 * 60 };
    expect(ring("2026-03-12T14:00:00+01:00", nap)).toBe("2026-03-12T14:00:00.000Z");
    expect(ring("2026-03-12T16:00:00+01:00", nap)).toBe("2026-03-12T15:00:00.000Z");
    expect(ring("2026-03-12T12:59:00+01:00", nap)).toBe("2026-03-12T11:59:00.000Z");
    expect(ring("2026-03-12T13:00:00+01:00", nap)).toBe("2026-03-12T14:00:00.000Z");
  });

  it("end with a pause, and hold nothing of whoever has none [NOT-6]", () => {
    expect(ring("2026-03-13T06:59:30+01:00")).toBe("2026-03-13T06:00:30.000Z");
    expect(ringAt(at("2026-03-13T03:00:00+01:00"), null, "Europe/Paris")).toBe(
      at("2026-03-13T03:00:00+01:00"),
    );
  });

  it("are written and read as a clock shows them [NOT-6]", () => {
    expect([0, 7 * 60 + 5, 22 * 60 + 59].map(clockOf)).toEqual(["00:00", "07:05", "22:59"]);
    expect(["00:00", "07:05", "22:59", ""].map(minuteOf)).toEqual([0, 425, 1379, 0]);
  });
});
