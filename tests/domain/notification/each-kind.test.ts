import { describe, expect, it } from "vitest";
import { anActivity } from "../../examples/an-activity.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { anEvent } from "../../examples/an-event.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { mergedRead } from "../../../src/domain/notification/judged.ts";
import { NOTIFICATION_KINDS } from "../../../src/domain/notification/kinds.ts";
import { KNOWN_MY_NOTIFICATIONS_SCHEMA } from "../../../src/domain/notification/known-my-notifications.ts";
import {
  followedSubjects,
  isFollowed,
  isHeard,
  LEVELS,
  levelOf,
  withLevel,
} from "../../../src/domain/notification/level.ts";
import { isMailedAtAll, isMailedAtOnce } from "../../../src/domain/notification/mailed-at-once.ts";
import { NO_NOTIFICATIONS } from "../../../src/domain/notification/my-notifications.ts";
import { NOTIFICATION_SETTINGS_SCHEMA } from "../../../src/domain/notification/my-notifications-schema.ts";
import { noticeIdOf } from "../../../src/domain/notification/notification.ts";
import { parseNotification } from "../../../src/domain/notification/parse-notification.ts";
import { placeFreedOf } from "../../../src/domain/notification/place-freed.ts";
import { reminderOf } from "../../../src/domain/notification/reminder-of.ts";
import { MARK_KINDS } from "../../../src/domain/account/marks.ts";

const SUBJECT = { collection: "anomalies", id: anIdentifier(101) } as const;
const OTHER = { collection: "ideas", id: anIdentifier(101) } as const;

describe("each kind of notification", () => {
  it.each([
    ["moderation", "hidden", true],
    ["moderation", "flag-kept", false],
    ["moderation", "flag-hidden", false],
    ["answer", "official", true],
    ["answer", "merge", false],
    ["status", "info", true],
    ["status", "ack", false],
    ["message", "official", false],
    ["activity", "info", false],
    ["nearby", "new", false],
    ["review", "pending", false],
  ] as const)("%s, « %s »: is mailed as it happens: %s [NOT-14]", (kind, what, isAtOnce) => {
    expect(isMailedAtOnce({ kind, what })).toBe(isAtOnce);
    expect(isMailedAtAll({ digest: "never" }, kind) || !isAtOnce).toBe(true);
  });

  it.each(NOTIFICATION_KINDS)(
    "%s is one for each event, but of what waits for moderators within an hour [NOT-15]",
    (kind) => {
      const hour = Math.floor(NOW / HOUR_MS);
      const event = anEvent({ kind, at: NOW });
      const wanted = kind === "review" ? `35024-${hour}-review` : event.id;
      expect(noticeIdOf(event)).toBe(wanted);
      expect(noticeIdOf({ ...event, at: hour * HOUR_MS })).toBe(wanted);
    },
  );

  it.each(NOTIFICATION_KINDS)("%s is heard by what the person hears of what they follow [NOT-5]", (kind) => {
    const heard = LEVELS.map((level) => isHeard(withLevel([], SUBJECT, level), { kind, subject: SUBJECT }));
    const always = kind === "review" || kind === "moderation";
    expect(heard).toEqual([true, always || kind !== "message", always]);
  });

  it.each(NOTIFICATION_KINDS)(
    "%s is read as the city keeps it, without what a later version adds [NOT-1]",
    (kind) => {
      const told = aNotification({ kind });
      expect(parseNotification({ ...told, more: 1, subject: { ...SUBJECT, more: 1 } })).toEqual({
        ok: true,
        value: told,
      });
      for (const wrong of [
        { kind: "another" },
        { schemaVersion: 2 },
        { app: 1 },
        { toldAs: "" },
        { at: "now" },
      ])
        expect(parseNotification({ ...told, ...wrong }).ok).toBe(false);
    },
  );
});

describe("what a person hears of what they follow", () => {
  it.each(LEVELS)("is « %s » of it alone, and takes the place of what it was [NOT-5]", (level) => {
    for (const before of LEVELS) {
      const muted = withLevel(withLevel(withLevel([], OTHER, "none"), SUBJECT, before), SUBJECT, level);
      expect(LEVELS.filter((one) => levelOf(muted, SUBJECT) === one)).toEqual([level]);
      expect(levelOf(muted, OTHER)).toBe("none");
      expect(muted).toHaveLength(level === "all" ? 1 : 2);
    }
  });

  it.each(MARK_KINDS)("follows from « %s » or does not [NOT-5]", (kind) => {
    const marks = [{ kind, subject: SUBJECT }];
    const follows = ["follow", "support", "guest-support", "going", "interested"].includes(kind);
    expect(followedSubjects({ marks })).toEqual(follows ? [SUBJECT] : []);
    expect(isFollowed({ marks }, SUBJECT)).toBe(follows);
    expect(isFollowed({ marks }, OTHER)).toBe(false);
    expect(isFollowed({ marks: [...marks, { kind: "follow", subject: OTHER }] }, OTHER)).toBe(true);
  });
});

describe("what a person settled", () => {
  const settled = { ...NO_NOTIFICATIONS, muted: ["anomalies/1"] };
  const known = (value: unknown) => {
    const parsed = KNOWN_MY_NOTIFICATIONS_SCHEMA.parse(value);
    return parsed.ok ? parsed.value : undefined;
  };

  it("is as the city keeps it, and nothing where this version does not know its form [NOT-9]", () => {
    expect(known(settled)).toBe(settled);
    for (const wrong of [
      undefined,
      null,
      "all",
      { ...settled, settings: null },
      { ...settled, settings: { ...settled.settings, channels: [] } },
      { ...settled, settings: { ...settled.settings, channels: undefined } },
      { ...settled, muted: {} },
      { ...settled, read: 3 },
    ])
      expect(known(wrong)).toEqual(NO_NOTIFICATIONS);
  });

  it.each(["never", "daily", "weekly"])(
    "may be a summary « %s », between the first and the last minute of a day [NOT-10, NOT-6]",
    (digest) => {
      const ok = (over: object) =>
        NOTIFICATION_SETTINGS_SCHEMA.parse({ ...NO_NOTIFICATIONS.settings, digest, ...over }).ok;
      expect([ok({}), ok({ quiet: { from: 1439, to: 0 } })]).toEqual([true, true]);
      expect([
        ok({ quiet: { from: 1440, to: 0 } }),
        ok({ quiet: { from: 0, to: -1 } }),
        ok({ digest: "hourly" }),
      ]).toEqual([false, false, false]);
    },
  );

  it("is read on either device: the later moment, and the last opened of both [NOT-3]", () => {
    const one = { through: NOW, ids: ["a", "b"] };
    const other = { through: NOW - 1, ids: ["b", "c"] };
    expect(mergedRead(one, other, 9)).toEqual({ through: NOW, ids: ["a", "b", "c"] });
    expect(mergedRead(other, one, 2)).toEqual({ through: NOW, ids: ["c", "a"] });
  });
});

describe("what is told of an activity", () => {
  it("tomorrow leads to it, and nobody did it [NOT-16]", () => {
    const { id } = anActivity();
    const NOWHERE = { actorId: "", authorsOf: [], latE6: null, lngE6: null, categoryId: "" };
    const activity = anActivity({ startsAt: NOW + 24 * HOUR_MS, endsAt: null });
    expect(reminderOf(activity, NOW)).toMatchObject({
      ...NOWHERE,
      subject: { collection: "activities", id },
      what: "tomorrow",
    });
    expect(reminderOf({ ...activity, dateToCome: true }, NOW)).toBeUndefined();
  });

  it("is no place that came free of what is none, or was not there before [ACT-18]", () => {
    const after = anActivity();
    const step = { after, actorId: "organiser", now: NOW } as const;
    const subject = { collection: "activities", id: after.id } as const;
    expect(placeFreedOf({ ...step, subject, before: undefined })).toBeUndefined();
    expect(placeFreedOf({ ...step, subject: OTHER, before: after })).toBeUndefined();
  });
});
