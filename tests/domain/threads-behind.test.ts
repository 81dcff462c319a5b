import { describe, expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { Tally } from "../../src/domain/content/tally.ts";
import { withLevel } from "../../src/domain/notification/level.ts";
import { NO_NOTIFICATIONS } from "../../src/domain/notification/my-notifications.ts";
import { threadsBehind } from "../../src/domain/thread/threads-behind.ts";
import { aTally } from "../examples/a-tally.ts";
import { aMembership } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const subject = (n: number) => ({ collection: "anomalies", id: anIdentifier(n) }) as const;
const follow = (n: number) => ({ kind: "follow", subject: subject(n) }) as const;

function talkOf(n: number, messages: number, lastAt: number): readonly [string, Tally] {
  const [tally] = aTally({ id: anIdentifier(n), cityId: "35024" }, {}, NOW).values();
  if (tally === undefined) throw new Error("A tally is made of one report.");
  return [tally.id, { ...tally, talk: { messages, lastAt, officialAt: null } }];
}

/** As far as a device knows that read the list of what moderators opened a moment ago. */
const heldAt = (each: (page: string) => number) => ({
  heldAt: (page: string) => (page === "35024/openings.1" ? NOW - 90 : each(page)),
  now: NOW,
  publicIds: undefined,
});

const membership = aMembership({ marks: [follow(1), follow(2)] });
const tallies = new Map([talkOf(1, 3, NOW - 9), talkOf(2, 120, NOW - 5), talkOf(3, 3, NOW)]);

describe("discussions that are read ahead", () => {
  it("are read ahead where the device lacks messages, the latest first, with the pages they open with [THR-23]", () => {
    expect(
      threadsBehind(
        "35024",
        { membership, tallies },
        heldAt(() => 0),
      ),
    ).toEqual([
      { threadId: anIdentifier(2), pages: [1, 2, 3] },
      { threadId: anIdentifier(1), pages: [1] },
    ]);
  });

  it("are, on a good line, those of the commune too, after what the person follows, but for what nobody may read [THR-23]", () => {
    const [id, hidden] = talkOf(4, 3, NOW);
    const held = { ...heldAt(() => 0), publicIds: new Set([1, 3, 4, 5].map((n) => anIdentifier(n))) };
    const withheld = [
      id,
      { ...hidden, talk: { messages: 3, lastAt: NOW, officialAt: null, withheld: true } },
    ] as const;
    const [opening, opened] = talkOf(6, 1, NOW - 2);
    const openings = [opening, { ...opened, collection: "messages" }] as const;
    // The seventh is about what this person does not read.
    const more = [talkOf(5, 1, NOW - 1), openings, talkOf(7, 1, NOW), withheld];
    const all = { membership, tallies: new Map<string, Tally>([...tallies, ...more]) };
    expect(threadsBehind("35024", all, held).map(({ threadId }) => threadId)).toEqual(
      [2, 1, 3, 5, 6].map((n) => anIdentifier(n)),
    );
  });

  it("are, of the commune, the latest alone, and none that the person does not want to hear of [THR-23]", () => {
    const many = Array.from({ length: 200 }, (_, n) => n + 1);
    const muted = { ...NO_NOTIFICATIONS, muted: withLevel([], subject(200), "none") };
    const person = aMembership({ marks: [follow(200)], notifications: muted });
    const all = { membership: person, tallies: new Map(many.map((n) => talkOf(n, 1, NOW + n))) };
    const read = threadsBehind("35024", all, {
      ...heldAt(() => 0),
      publicIds: new Set(many.map((n) => anIdentifier(n))),
    });
    expect(read[0]?.threadId).toBe(anIdentifier(199));
    expect(read.length).toBeLessThan(50);
  });

  it("are left once every page is as new as the last message [THR-23]", () => {
    const held = heldAt((page) => (page.endsWith(".2") ? NOW - 6 : NOW - 4));
    expect(threadsBehind("35024", { membership, tallies }, held)).toEqual([
      { threadId: anIdentifier(2), pages: [1, 2, 3] },
    ]);
    expect(
      threadsBehind(
        "35024",
        { membership, tallies },
        heldAt(() => NOW),
      ),
    ).toEqual([]);
  });

  it("begin with the list of what moderators opened, read once a day whatever the person follows [THR-26] [THR-28] [THR-23]", () => {
    const opened = { kind: "follow", subject: { collection: "messages", id: anIdentifier(3) } } as const;
    const follower = { membership: aMembership({ marks: [opened] }), tallies };
    const list = { threadId: "openings", pages: [1] };
    const never = { heldAt: () => 0, now: NOW, publicIds: undefined };
    expect(threadsBehind("35024", follower, never)).toEqual([
      list,
      { threadId: anIdentifier(3), pages: [1] },
    ]);
    const nobody = { membership: aMembership({}), tallies };
    expect(threadsBehind("35024", nobody, never)).toEqual([list]);
    expect(
      threadsBehind("35024", nobody, { heldAt: () => NOW - DAY_MS, now: NOW, publicIds: undefined }),
    ).toEqual([list]);
    expect(
      threadsBehind("35024", nobody, { heldAt: () => NOW - DAY_MS + 1, now: NOW, publicIds: undefined }),
    ).toEqual([]);
  });

  it("are not read ahead where the person wants to hear nothing of them [THR-23]", () => {
    const muted = withLevel([], subject(2), "none");
    const quiet = { ...membership, notifications: { ...NO_NOTIFICATIONS, muted } };
    const behind = threadsBehind(
      "35024",
      { membership: quiet, tallies },
      heldAt(() => 0),
    );
    expect(behind.map(({ threadId }) => threadId)).toEqual([anIdentifier(1)]);
  });

  it("are so many at most, those in which somebody wrote last [THR-23]", () => {
    const many = Array.from({ length: 200 }, (_, n) => n + 1);
    const all = {
      membership: aMembership({ marks: many.map(follow) }),
      tallies: new Map(many.map((n) => talkOf(n, 1, NOW + n))),
    };
    const read = threadsBehind(
      "35024",
      all,
      heldAt(() => 0),
    );
    expect(read.length).toBeLessThan(200);
    expect(read[0]?.threadId).toBe(anIdentifier(200));
  });
});
