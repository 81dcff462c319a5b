import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import { SECOND_MS } from "../../src/domain/basics/instant.ts";
import { MISSING_MS } from "../../src/clock/waits.ts";
import { aFollow, aMeToo } from "../examples/a-command.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn } from "../examples/marks.ts";
import { receive } from "../data/replica/a-replica.ts";
import { anOutboxPage } from "./an-outbox-page.ts";
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
import { waitFor } from "../support/wait-for.ts";

describe("an applied command leaves the outbox", () => {
  it.each(["its receipt", "its subject", "the person's city"])(
    "once its receipt, its subject and the person's city are all there, and %s comes last [OFF-9]",
    async (last) => {
      const { device, replica } = await anOutboxPage();
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
    const { device, replica, time, doubted } = await anOutboxPage();
    const [follow, other] = [aFollow(LAMP), aFollow(BENCH, true, { id: anIdentifier(4) })];
    await answered(device, follow, 2);
    await answered(device, other, 2);
    await waitFor(() => expect(time.timers()).toBe(2));
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

  it("or nobody waits for it, once the page is gone [OFF-15]", async () => {
    const { device, time, stop } = await anOutboxPage();
    await answered(device, aFollow(LAMP), 2);
    await waitFor(() => expect(time.timers()).toBe(1));
    stop();
    expect(time.timers()).toBe(0);
  });

  it("in time, and nothing is doubted [OFF-15]", async () => {
    const { device, replica, time, doubted } = await anOutboxPage();
    const follow = aFollow(LAMP);
    await answered(device, follow, 2);
    await waitFor(() => expect(time.timers()).toBe(1));
    await receive(replica, { id: LAMP, rev: 2 });
    await receiptComes(replica, follow, NOW);
    await userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW });
    await untilGone(device);
    await waitFor(() => expect(time.timers()).toBe(0));
    await time.advance(60 * SECOND_MS);
    expect(doubted).toEqual([]);
  });

  it("once the city has counted it, which is not late meanwhile [ANO-7] [OFF-9] [OFF-15]", async () => {
    const { device, replica, time, doubted } = await anOutboxPage();
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
    const { device, replica } = await anOutboxPage();
    const follow = aFollow(LAMP);
    await userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW - 60_000 });
    await answered(device, follow, 1);
    await receive(replica, { id: LAMP, rev: 1 });
    await receiptComes(replica, follow, NOW);
    await untilGone(device);
  });

  it("when it changed nothing, and the person never did anything in this city [OFF-9]", async () => {
    const { device, replica } = await anOutboxPage();
    const unfollow = aFollow(LAMP, false);
    await answered(device, unfollow, 1);
    await receive(replica, { id: LAMP, rev: 1 });
    await receiptComes(replica, unfollow, NOW);
    await untilGone(device);
  });

  it("not before an older one about the same thing, so that nothing flickers [OFF-9]", async () => {
    const { device, replica, time } = await anOutboxPage();
    const [on, off] = [aMeToo(LAMP), aMeToo(LAMP, false, { id: anIdentifier(4) })];
    const elsewhere = aFollow(BENCH, false);
    await answered(device, on, 2);
    await answered(device, off, 3);
    await answered(device, elsewhere, 1);
    await receive(replica, { id: LAMP, rev: 3 }, { id: BENCH, rev: 1 });
    await receiptComes(replica, on, NOW);
    await receiptComes(replica, off, NOW + 1);
    await receiptComes(replica, elsewhere, NOW + 2);
    await waitFor(async () => expect(await waitingIds(device)).toEqual([on.id, off.id]));
    // The later one is held by the older, not late.
    expect(time.timers()).toBe(1);
    await userCityComes(replica, { marks: [], updatedAt: NOW + 1 });
    await untilGone(device);
  });
});
