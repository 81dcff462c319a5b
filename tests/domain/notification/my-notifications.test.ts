import { describe, expect, it } from "vitest";
import { decide } from "../../../src/domain/command/decide.ts";
import { mergedRead } from "../../../src/domain/notification/judged.ts";
import { muteContent } from "../../../src/domain/notification/mute-content.ts";
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
