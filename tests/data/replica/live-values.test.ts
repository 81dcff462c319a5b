import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WARM_MS } from "../../../src/clock/waits.ts";
import { liveCity } from "../../../src/data/cities/use-city.ts";
import { liveContents } from "../../../src/data/contents/live-contents.ts";
import type { Live } from "../../../src/data/live.ts";
import { liveMembership } from "../../../src/data/memberships/use-membership.ts";
import { liveModeration } from "../../../src/data/moderation/live-moderation.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { liveTallies } from "../../../src/data/tallies/live-tallies.ts";
import { livePage, liveThread } from "../../../src/data/threads/live-thread.ts";
import { COLLECTIONS } from "../../../src/data/replica/collections.ts";
import { threadRowId } from "../../../src/data/threads/message-rows.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import type { Thread } from "../../../src/domain/thread/thread.ts";
import { CONTENT_COLLECTIONS } from "../../../src/domain/command/subject.ts";
import { aTally } from "../../examples/a-tally.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aMessage, aThread } from "../../examples/a-message.ts";
import { aModerator, aResident } from "../../examples/accounts.ts";
import { aReplica, receive, reportNumber } from "./a-replica.ts";

let replica: Replica;
beforeEach(async () => void (replica = await aReplica()));
afterEach(async () => void (await replica.remove()));

const OF_A_CITY: Readonly<Record<string, (cityId: string) => Live<unknown>>> = {
  city: (cityId) => liveCity(replica, cityId, undefined),
  membership: (cityId) => liveMembership(replica, cityId),
  tallies: (cityId) => liveTallies(replica, cityId),
  moderation: (cityId) =>
    liveModeration(replica, cityId, aModerator({ moderatorOfCities: ["35024", "35238"] })),
  thread: (id) => liveThread(replica, id),
  page: (cityId) => livePage(replica, { cityId, threadId: "1", page: 1 }),
  ...Object.fromEntries(
    CONTENT_COLLECTIONS.map((name) => [name, (cityId: string) => liveContents(replica, name, cityId)]),
  ),
};

/** What it says first. */
const first = <T>(live: Live<T>): Promise<T> =>
  new Promise((resolve) => {
    const stop = live.subscribe(() => {
      stop();
      resolve(live.value() as T);
    });
  });

describe("what screens read of the replica", () => {
  it.each(Object.keys(OF_A_CITY))(
    "is one « %s » for all who ask for the same, and another one for another commune [P5]",
    (name) => {
      const of = OF_A_CITY[name]!;
      expect(of("35024")).toBe(of("35024"));
      expect(of("35238")).not.toBe(of("35024"));
    },
  );

  it("is never one thing in the place of another [P5]", () => {
    const all = ["35024", "35238"].flatMap((cityId) => Object.values(OF_A_CITY).map((of) => of(cityId)));
    expect(new Set(all).size).toBe(all.length);
  });

  it("is what the city said, and nobody's where it said nothing [P5]", async () => {
    await receive(replica, reportNumber(1), reportNumber(2, { visibility: "hidden" }));
    expect(await first(liveContents(replica, "anomalies", "35024"))).toMatchObject({
      contents: [{ title: "Signalement 1" }],
    });
    expect(await first(liveContents(replica, "anomalies", "35238"))).toEqual({ contents: [], isWhole: true });
    expect(await first(liveMembership(replica, "35024"))).toMatchObject({
      cityId: "35024",
      rev: 0,
      marks: [],
    });
    expect(await first(liveCity(replica, "35024", undefined))).toBeNull();
    expect(await first(liveThread(replica, "1"))).toBeNull();
    expect(await first(liveTallies(replica, "35024"))).toEqual(new Map());
  });

  it("is how a discussion stands, and no message in its place [THR-13]", async () => {
    const keep = async (doc: Thread | Message, id: string) => {
      const columns = COLLECTIONS.messages.columnsOf(doc);
      await replica.messages.upsert({ id, ...columns, rank: 1, epoch: "1.a", doc });
    };
    const thread = aThread({ state: "locked" });
    await keep(thread, threadRowId(thread.id));
    await keep(aMessage(), threadRowId("2"));
    expect(await first(liveThread(replica, thread.id))).toEqual(thread);
    expect(await first(liveThread(replica, "2"))).toBeNull();
  });

  it("is the messages of a page, what the city counted by content, and what waits for moderators whole [THR-1, P10, MOD-5]", async () => {
    const shared = { rank: 1, epoch: "1.a" };
    const message = aMessage();
    const { messages, tallies, moderation } = COLLECTIONS;
    await replica.messages.upsert({
      id: message.id,
      ...messages.columnsOf(message),
      ...shared,
      doc: message,
    });
    const page = { cityId: "35024", threadId: message.subject.id, page: 1 };
    expect(await first(livePage(replica, page))).toEqual([message]);

    const counted = aTally({ id: anIdentifier(101), cityId: "35024" }, {}, NOW);
    for (const [id, doc] of counted)
      await replica.tallies.upsert({ id, ...tallies.columnsOf(doc), ...shared, doc });
    expect(await first(liveTallies(replica, "35024"))).toEqual(counted);

    const content = anAnomaly({ visibility: "pending" });
    const item = { cityId: "35024", collection: "anomalies", rev: 3, updatedAt: NOW } as const;
    for (const doc of [
      { ...item, id: content.id, content },
      // Who is muted is in the list too, and is no content.
      { ...item, id: anIdentifier(102), content: null, muted: { until: NOW } },
    ])
      await replica.moderation.upsert({ id: doc.id, ...moderation.columnsOf(doc), ...shared, doc });
    const nolwenn = aModerator({ moderatorOfCities: ["35024"] });
    expect(await first(liveModeration(replica, "35024", nolwenn))).toEqual([
      { collection: "anomalies", content },
    ]);
  });

  it("is told nothing more once nobody reads it for a while [P8, PULL-11]", async () => {
    const clock = takeClock();
    const thread = liveThread(replica, "1");
    const [read, left] = [
      liveContents(replica, "ideas", "35024"),
      liveContents(replica, "anomalies", "35024"),
    ];
    read.subscribe(() => undefined);
    const stop = [thread, left].map((live) => live.subscribe(() => undefined));
    await vi.waitUntil(() => [read, thread, left].every((live) => live.value() !== undefined));
    stop.forEach((end) => end());
    await clock.advance(WARM_MS);
    const idea = anIdea();
    const columns = { rank: 1, epoch: "1.a" };
    const said = aThread({ id: "1" });
    await replica.messages.upsert({
      id: threadRowId("1"),
      ...COLLECTIONS.messages.columnsOf(said),
      ...columns,
      doc: said,
    });
    await receive(replica, reportNumber(1));
    await replica.ideas.upsert({ id: idea.id, ...COLLECTIONS.ideas.columnsOf(idea), ...columns, doc: idea });
    await vi.waitUntil(() => read.value()?.contents.length === 1);
    expect([thread.value(), left.value()]).toEqual([undefined, undefined]);
  });

  it("is nothing of what waits for moderators for whoever is none there [MOD-5, P8]", () => {
    for (const actor of [aResident(), aModerator({ moderatorOfCities: ["35238"] })]) {
      const live = liveModeration(replica, "35024", actor);
      expect(live.value()).toEqual([]);
      expect(live.value()).toBe(live.value());
    }
  });

  it("is the commune that was chosen without network, as long as the city says nothing of it [CITY-19]", () => {
    const provisional = { id: "35024", name: "Betton" } as Parameters<typeof liveCity>[2];
    for (const from of [replica, undefined]) {
      expect(liveCity(from, "35024", provisional).value()).toBe(provisional);
      expect(liveCity(from, "35238", provisional).value()).toBeUndefined();
    }
  });
});
