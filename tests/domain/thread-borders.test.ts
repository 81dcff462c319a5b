import { describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { ANOMALY_STATUSES, isOpen } from "../../src/domain/anomaly/statuses.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { THREAD_OPEN_AFTER_MS } from "../../src/domain/limits/limits.ts";
import { muteContent } from "../../src/domain/notification/mute-content.ts";
import { NO_NOTIFICATIONS } from "../../src/domain/notification/my-notifications.ts";
import { readNotifications } from "../../src/domain/notification/read-notifications.ts";
import { updateMyNotifications } from "../../src/domain/notification/update-my-notifications.ts";
import { closesAt } from "../../src/domain/thread/closed-since.ts";
import { isSaidAlready } from "../../src/domain/thread/message-text.ts";
import { MODERATE_THREAD_SCHEMA, moderateThread } from "../../src/domain/thread/moderate-thread.ts";
import { parseThread } from "../../src/domain/thread/parse-thread.ts";
import { postMessage } from "../../src/domain/thread/post-message.ts";
import { THREAD_STATES } from "../../src/domain/thread/thread.ts";
import { aContext } from "../examples/a-context.ts";
import { aLock, aMessage, aPost, aThread, someSurroundings } from "../examples/a-message.ts";
import { aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

describe("a discussion closes by itself", () => {
  const steps = [NOW - 9 * DAY_MS, NOW - DAY_MS].map(
    (at) => ({ at, status: "", reason: "", byKind: "moderator", byName: "" }) as never,
  );

  it.each(ANOMALY_STATUSES)(
    "sixty days after a report came to be « %s », if it is closed [THR-14]",
    (status) => {
      const after = isOpen(status) ? null : NOW - DAY_MS + THREAD_OPEN_AFTER_MS;
      expect(closesAt("anomalies", anAnomaly({ status, history: steps }))).toBe(after);
    },
  );

  it.each(["open", "done", "declined", "retired"] as const)(
    "after an idea came to be « %s », if nobody asks for it any more [THR-14]",
    (status) => {
      const after = status === "open" ? null : NOW - DAY_MS + THREAD_OPEN_AFTER_MS;
      expect(closesAt("ideas", anIdea({ status, history: steps }))).toBe(after);
    },
  );

  it("after an activity was cancelled or has ended, and after its creation where nothing else is known [THR-14]", () => {
    const cancelled = anActivity({ status: "cancelled", history: steps });
    expect(closesAt("activities", cancelled)).toBe(NOW - DAY_MS + THREAD_OPEN_AFTER_MS);
    const ended = anActivity({ startsAt: NOW, endsAt: NOW + HOUR_MS, history: steps });
    expect(closesAt("activities", ended)).toBe(NOW + HOUR_MS + THREAD_OPEN_AFTER_MS);
    expect(closesAt("activities", { ...ended, dateToCome: true } as never)).toBeNull();
    const unknown = anAnomaly({ status: "resolved", history: [], createdAt: NOW });
    expect(closesAt("anomalies", unknown)).toBe(NOW + THREAD_OPEN_AFTER_MS);
    expect(closesAt("messages", aMessage())).toBeNull();
  });
});

describe("what a moderator decides about a discussion", () => {
  it.each(THREAD_STATES)(
    "leaves it « %s », with the reason that belongs to it, here and in the city [THR-13]",
    (to) => {
      const { payload } = aLock({ to });
      const before = aThread({
        state: to === "open" ? "locked" : "open",
        reason: "Hors sujet, encore.",
        rev: 4,
      });
      const reason = to === "open" ? "" : payload.reason;
      expect(moderateThread.shows(before, payload)).toMatchObject({ state: to, reason, pages: 1 });
      const context = aContext({ actor: aModerator(), surroundings: someSurroundings(before) });
      expect(decide(aLock({ to }), context)).toMatchObject({
        value: { thread: { state: to, reason, rev: 5 } },
      });
    },
  );

  it("is read of nothing that is no discussion [THR-13]", () => {
    expect(parseThread(aThread())).toEqual({ ok: true, value: aThread() });
    for (const wrong of [{ kind: "message" }, { state: "" }, { pages: 0.5 }, { cityId: 1 }])
      expect(parseThread({ ...aThread(), ...wrong }).ok).toBe(false);
  });

  it.each([
    ["open", "", []],
    ["locked", "", [{ field: "reason", code: "required" }]],
    ["hidden", "012345678", [{ field: "reason", code: "too_short", limit: 10 }]],
    ["hidden", "0123456789", []],
  ] as const)("« %s » because of « %s » is told what is missing [THR-13]", (to, reason, problems) => {
    const parsed = MODERATE_THREAD_SCHEMA.parse(aLock({ to, reason }).payload);
    expect(parsed.ok ? [] : parsed.problem).toEqual(problems);
  });
});

describe("a message", () => {
  const [about, first, other] = [anAnomaly().id, anIdentifier(501), anIdentifier(502)];
  const subject = { collection: "anomalies", id: about } as const;
  const messages = (...ids: readonly string[]) => ids.map((id) => ({ collection: "messages", id }));

  it("asks the city for what it is about, answers and quotes [THR-1]", () => {
    const around = (over: object) => postMessage.surroundingsOf(aPost({ subject, ...over }).payload);
    expect(around({})).toEqual({ threadId: about, contents: [subject] });
    expect(around({ replyTo: first, quoted: other })).toEqual({
      threadId: about,
      contents: [subject, ...messages(first, other)],
    });
  });

  it("goes along under the new name of what it answers, or is about, with photos of new names [OFF-6]", () => {
    const renewed = anIdentifier(900);
    const again = (over: object, subjectId: string | undefined) =>
      postMessage.reissue(aPost({ subject, ...over }).payload, {
        photos: new Map([["p1", "p2"]]),
        subjectId,
      });
    expect(again({}, renewed)).toMatchObject({ subject: { id: renewed }, replyTo: null });
    expect(again({ replyTo: first, quoted: first }, renewed)).toMatchObject({
      subject,
      replyTo: renewed,
      quoted: renewed,
    });
    expect(again({ replyTo: first, quoted: other }, renewed)).toMatchObject({
      subject,
      replyTo: renewed,
      quoted: other,
    });
    expect(again({ replyTo: first }, undefined)).toMatchObject({ subject, replyTo: first });
    expect(again({}, renewed)).not.toHaveProperty("photos");
    expect(again({ photos: [{ id: "p1", alt: "" }] }, undefined)).toMatchObject({ photos: [{ id: "p2" }] });
  });

  it("sent twice is one message, and somebody else's stays theirs [P2, F71]", () => {
    const post = (authorId: string) =>
      decide(
        aPost(),
        aContext({ content: aMessage({ id: aPost().id, authorId }), surroundings: someSurroundings() }),
      );
    expect(post(aResident().uid)).toMatchObject({ ok: true, value: { content: { rev: 1 } } });
    expect(post("resident-maelle")).toEqual({ ok: false, problem: { code: "id_taken" } });
  });

  it("is said already in the same words, by one of several that are still there [THR-10]", () => {
    const said = (text: string, deletedAt: number | null = null) => ({ text, deletedAt });
    expect(isSaidAlready(" 👍 ", [said("Non"), said("👍")])).toBe(true);
    expect(isSaidAlready("mutant", [said("Mutant !")])).toBe(true);
    expect(isSaidAlready("Non", [said("Non", NOW), said("")])).toBe(false);
    expect(isSaidAlready("", [said("")])).toBe(false);
  });
});

describe("what a person settles about being told", () => {
  const membership = aMembership({ rev: 4 });
  const envelope = {
    id: anIdentifier(1),
    cityId: "35024",
    basedOn: 1,
    dependsOn: null,
    performedAt: NOW,
  } as const;
  const subject = { collection: "anomalies", id: anIdentifier(101) } as const;
  const settled = (decision: { readonly ok: boolean; readonly value?: unknown }) =>
    (decision.value as { membership: typeof membership }).membership;

  it("is the next revision of what the city keeps of them [NOT-9, NOT-3]", () => {
    const context = aContext({ membership });
    const settings = { ...NO_NOTIFICATIONS.settings, digest: "daily" } as const;
    for (const next of [
      muteContent.decide({ ...envelope, payload: { subject, on: true } }, context),
      readNotifications.decide({ ...envelope, payload: { through: NOW + 9, ids: ["a"] } }, context),
      updateMyNotifications.decide({ ...envelope, payload: settings }, context),
    ])
      expect(settled(next)).toMatchObject({ rev: 5, updatedAt: NOW });
    expect(updateMyNotifications.shows(membership, settings).notifications.settings).toEqual(settings);
    expect(readNotifications.shows(membership, { through: 3, ids: ["a"] }).notifications.read).toEqual({
      through: 3,
      ids: ["a"],
    });
  });

  it("ends what is told of one content, or what residents write under it, and of so many at most [NOT-5]", () => {
    const muted = (over: object, from = membership) =>
      muteContent.shows(from, { subject, on: true, ...over }).notifications.muted;
    expect(muted({})).toEqual([`anomalies/${anIdentifier(101)}`]);
    expect(muted({ only: "messages" })).toEqual([`messages of anomalies/${anIdentifier(101)}`]);
    expect(muted({ on: false })).toEqual([]);
    const full = {
      ...membership,
      notifications: { ...NO_NOTIFICATIONS, muted: Array.from({ length: 5000 }, (_, n) => `ideas/${n}`) },
    };
    expect(muted({}, full).length).toBeLessThan(5000);
    expect(muted({}, full).at(-1)).toBe(`anomalies/${anIdentifier(101)}`);
    expect(muteContent.schema.parse({ subject, on: true, only: "messages" }).ok).toBe(true);
    expect(muteContent.schema.parse({ subject, on: true, only: "all" }).ok).toBe(false);
  });
});
