import "fake-indexeddb/auto";
import { describe, expect, it } from "vitest";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import { MISSING_MS } from "../../src/clock/waits.ts";
import { aCommand, aFollow } from "../examples/a-command.ts";
import { aPost } from "../examples/a-message.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { aPhoto } from "../data/environment/a-device.ts";
import { receive } from "../data/replica/a-replica.ts";
import { anOutboxPage } from "./an-outbox-page.ts";
import {
  answered,
  messageComes,
  receiptComes,
  untilGone,
  userCityComes,
  waitingIds,
} from "./city-answers.ts";
import { waitFor } from "../support/wait-for.ts";

describe("an applied message leaves the outbox", () => {
  it("though nobody looks at its thread any more: it is read by itself, and the line is not doubted [THR-1] [OFF-9]", async () => {
    const { device, replica, time, doubted, awaited } = await anOutboxPage();
    const post = aPost();
    await answered(device, post, 1);
    await receiptComes(replica, post, NOW);
    await userCityComes(replica, { updatedAt: NOW });
    await waitFor(() => expect(time.timers()).toBe(1));
    await time.advance(MISSING_MS);
    expect(awaited()).toEqual([post.id]);
    expect(doubted).toEqual([]);
    await messageComes(replica, post.id);
    await untilGone(device);
    await waitFor(() => expect(awaited()).toEqual([]));
  });

  it("or the line is doubted once, when it does not come by itself either [THR-1] [OFF-9] [OFF-15]", async () => {
    const { device, replica, time, doubted } = await anOutboxPage();
    const post = aPost();
    await answered(device, post, 1);
    await waitFor(() => expect(time.timers()).toBe(1));
    await time.advance(2 * MISSING_MS - 1);
    expect(doubted).toEqual([]);
    await time.advance(10 * MISSING_MS);
    expect(doubted).toEqual(["35024"]);
    await receiptComes(replica, post, NOW);
    await messageComes(replica, post.id);
    await untilGone(device);
    expect(time.timers()).toBe(0);
  });

  it("with the page that is shown, and is not asked for again [THR-1] [OFF-9]", async () => {
    const { device, replica, time, awaited } = await anOutboxPage();
    const post = aPost();
    await answered(device, post, 1);
    await receiptComes(replica, post, NOW);
    await messageComes(replica, post.id);
    await untilGone(device);
    await time.advance(MISSING_MS);
    expect(awaited()).toEqual([]);
  });
});

describe("an applied report leaves the outbox", () => {
  const report = aCommand();
  const [sent, late] = [anIdentifier(11), anIdentifier(12)] as const;

  /** The city shows the report and one of its photos; the other is still to go. */
  async function aPageWithReport(): Promise<DeviceDatabase> {
    const { device, replica } = await anOutboxPage();
    await answered(device, report, 1);
    const unfollow = aFollow(report.id, false);
    await answered(device, unfollow, 2);
    await device.photos.bulkAdd([aPhoto({ id: sent, sent: true }), aPhoto({ id: late })]);
    await receiptComes(replica, report, NOW);
    await receiptComes(replica, unfollow, NOW + 1);
    await userCityComes(replica, { marks: [], updatedAt: NOW + 1 });
    await receive(replica, { id: report.id, rev: 2 });
    await waitFor(async () => expect(await device.photos.toCollection().primaryKeys()).toEqual([late]));
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
