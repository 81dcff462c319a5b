import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SECOND_MS } from "../../src/domain/basics/instant.ts";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import type { Replica } from "../../src/data/replica/open-replica.ts";
import { MISSING_MS } from "../../src/clock/waits.ts";
import { pruneOutbox } from "../../replication/prune-outbox.ts";
import { aCommand, aFollow, aMeToo } from "../examples/a-command.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn } from "../examples/marks.ts";
import { aDevice, aPhoto } from "../data/environment/a-device.ts";
import { fakeClock, type FakeClock } from "../support/fake-clock.ts";
import { aReplica, receive } from "../data/replica/a-replica.ts";
import {
  answered,
  BENCH,
  LAMP,
  nextIsPruned,
  receiptComes,
  tallyComes,
  untilGone,
  userCityComes,
  waitingIds,
} from "./city-answers.ts";

const ends: (() => Promise<unknown>)[] = [];
let time: FakeClock;
let doubted: string[];

beforeEach(() => {
  time = fakeClock();
  doubted = [];
});

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A page that carries this device's outbox, over what the city has said so far. */
async function aPage(): Promise<{ readonly device: DeviceDatabase; readonly replica: Replica }> {
  const device = aDevice();
  const replica = await aReplica();
  const stop = pruneOutbox(device, replica, {
    time,
    onMissing: (cityId) => doubted.push(cityId),
    onProblem: (error) => {
      throw error;
    },
  });
  ends.push(() => {
    stop();
    return replica.close();
  });
  return { device, replica };
}

describe("an applied command leaves the outbox", () => {
  it.each(["its receipt", "its subject", "the person's city"])(
    "once its receipt, its subject and the person's city are all there, and %s comes last [OFF-9]",
    async (last) => {
      const { device, replica } = await aPage();
      const follow = aFollow(LAMP);
      // What the device had before the command is no sign of it.
      await receive(replica, { id: LAMP, rev: 1 });
      await userCityComes(replica, { updatedAt: NOW - 60_000 });
      const arrivals = new Map([
        ["its receipt", () => receiptComes(replica, follow, NOW)],
        ["its subject", () => receive(replica, { id: LAMP, rev: 2 })],
        ["the person's city", () => userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW })],
      ]);
      await answered(device, follow, 2);
      for (const [what, comes] of arrivals) if (what !== last) await comes();
      await nextIsPruned(device, replica);
      expect(await waitingIds(device)).toEqual([follow.id]);
      await arrivals.get(last)?.();
      await untilGone(device);
    },
  );

  it("or its city is doubted once, when what was answered does not show in time [OFF-15]", async () => {
    const { device, replica } = await aPage();
    const [follow, other] = [aFollow(LAMP), aFollow(BENCH, true, { id: anIdentifier(4) })];
    await answered(device, follow, 2);
    await answered(device, other, 2);
    await vi.waitFor(() => expect(time.timers()).toBe(2));
    await time.advance(MISSING_MS - 1);
    expect(doubted).toEqual([]);
    await time.advance(60 * SECOND_MS);
    expect(doubted).toEqual(["35024"]);
    await receive(replica, { id: LAMP, rev: 2 }, { id: BENCH, rev: 2 });
    await receiptComes(replica, follow, NOW);
    await receiptComes(replica, other, NOW);
    await userCityComes(replica, { marks: followOn(LAMP, BENCH), updatedAt: NOW });
    await untilGone(device);
  });

  it("in time, and nothing is doubted [OFF-15]", async () => {
    const { device, replica } = await aPage();
    const follow = aFollow(LAMP);
    await answered(device, follow, 2);
    await vi.waitFor(() => expect(time.timers()).toBe(1));
    await receive(replica, { id: LAMP, rev: 2 });
    await receiptComes(replica, follow, NOW);
    await userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW });
    await untilGone(device);
    await vi.waitFor(() => expect(time.timers()).toBe(0));
    await time.advance(60 * SECOND_MS);
    expect(doubted).toEqual([]);
  });

  it("once the city has counted it, which is not late meanwhile [ANO-7] [OFF-9] [OFF-15]", async () => {
    const { device, replica } = await aPage();
    const follow = aFollow(LAMP);
    await answered(device, follow, 2, { kind: "follow", by: 1 });
    await receive(replica, { id: LAMP, rev: 2 });
    await receiptComes(replica, follow, NOW);
    await userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW });
    await tallyComes(replica, LAMP, NOW - 1);
    await nextIsPruned(device, replica);
    await time.advance(60 * SECOND_MS);
    expect(await waitingIds(device)).toEqual([follow.id]);
    expect(doubted).toEqual([]);
    await tallyComes(replica, LAMP, NOW);
    await untilGone(device);
  });

  it("when it changed nothing, because it was so already [OFF-9]", async () => {
    const { device, replica } = await aPage();
    const follow = aFollow(LAMP);
    await userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW - 60_000 });
    await answered(device, follow, 1);
    await receive(replica, { id: LAMP, rev: 1 });
    await receiptComes(replica, follow, NOW);
    await untilGone(device);
  });

  it("when it changed nothing, and the person never did anything in this city [OFF-9]", async () => {
    const { device, replica } = await aPage();
    const unfollow = aFollow(LAMP, false);
    await answered(device, unfollow, 1);
    await receive(replica, { id: LAMP, rev: 1 });
    await receiptComes(replica, unfollow, NOW);
    await untilGone(device);
  });

  it("not before an older one about the same thing, so that nothing flickers [OFF-9]", async () => {
    const { device, replica } = await aPage();
    const [on, off] = [aMeToo(LAMP), aMeToo(LAMP, false, { id: anIdentifier(4) })];
    const elsewhere = aFollow(BENCH, false);
    await answered(device, on, 2);
    await answered(device, off, 3);
    await answered(device, elsewhere, 1);
    await receive(replica, { id: LAMP, rev: 3 }, { id: BENCH, rev: 1 });
    await receiptComes(replica, on, NOW);
    await receiptComes(replica, off, NOW + 1);
    await receiptComes(replica, elsewhere, NOW + 2);
    await vi.waitFor(async () => expect(await waitingIds(device)).toEqual([on.id, off.id]));
    // The later one is held by the older, not late.
    expect(time.timers()).toBe(1);
    await userCityComes(replica, { marks: [], updatedAt: NOW + 1 });
    await untilGone(device);
  });
});

describe("an applied report leaves the outbox", () => {
  const report = aCommand();
  const [sent, late] = [anIdentifier(11), anIdentifier(12)] as const;

  /** The city shows the report and one of its photos; the other is still to go. */
  async function aPageWithReport(): Promise<DeviceDatabase> {
    const { device, replica } = await aPage();
    await answered(device, report, 1);
    const unfollow = aFollow(report.id, false);
    await answered(device, unfollow, 2);
    await device.photos.bulkAdd([aPhoto({ id: sent, sent: true }), aPhoto({ id: late })]);
    await receiptComes(replica, report, NOW);
    await receiptComes(replica, unfollow, NOW + 1);
    await userCityComes(replica, { marks: [], updatedAt: NOW + 1 });
    await receive(replica, { id: report.id, rev: 2 });
    await vi.waitFor(async () => expect(await device.photos.toCollection().primaryKeys()).toEqual([late]));
    expect(await waitingIds(device)).toEqual([report.id, unfollow.id]);
    return device;
  }

  it("as soon as its last photo is sent, with the later wishes about it [OFF-9]", async () => {
    const device = await aPageWithReport();
    await device.photos.update(late, { sent: true });
    await untilGone(device);
    expect(await device.photos.count()).toBe(0);
  });

  it("as soon as its last photo is refused, of which the city says nothing more [OFF-9, P6]", async () => {
    const device = await aPageWithReport();
    await device.photos.update(late, { refusal: "broken_image" });
    await untilGone(device);
    expect(await device.photos.count()).toBe(1);
  });
});
