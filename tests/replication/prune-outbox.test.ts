import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Membership } from "../../src/domain/account/membership.ts";
import { subjectOf, type Command } from "../../src/domain/command/command.ts";
import { rankOf, SECOND_MS, type Instant } from "../../src/domain/basics/instant.ts";
import { commitCommand } from "../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import type { Replica } from "../../src/data/replica/open-replica.ts";
import { MISSING_MS } from "../../src/clock/waits.ts";
import { pruneOutbox } from "../../replication/prune-outbox.ts";
import { aMembership } from "../examples/accounts.ts";
import { aCommand, aFollow, aMeToo } from "../examples/a-command.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn } from "../examples/marks.ts";
import { aDevice, aPhoto } from "../data/environment/a-device.ts";
import { fakeClock, type FakeClock } from "../support/fake-clock.ts";
import { aReplica, receive } from "../data/replica/a-replica.ts";

const [LAMP, BENCH] = [anIdentifier(500), anIdentifier(501)] as const;
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

/** The city has answered: the row is applied, the person has not seen it yet. */
async function answered(device: DeviceDatabase, command: Command, rev: number): Promise<void> {
  await commitCommand(device, { command, photoIds: [] });
  const outcome = { commandId: command.id, state: "applied", rev, number: "", appliedAt: NOW } as const;
  const row = device.outbox.where("id").equals(command.id);
  await row.modify({ state: "applied", attempts: 1, outcome });
}

async function receiptComes(replica: Replica, command: Command, updatedAt: Instant): Promise<void> {
  const { id, kind, cityId } = command;
  const outcome = { commandId: id, state: "applied", rev: 1, number: "", appliedAt: updatedAt } as const;
  const subject = subjectOf(command);
  const answer = { commandId: id, kind, cityId, subject, outcome, content: null } as const;
  const doc = { ...answer, rev: 1, updatedAt, schemaVersion: 1 } as const;
  const columns = { id, cityId, rank: rankOf(updatedAt), updatedAt, rev: 1, epoch: "1.a", listed: false };
  await replica.receipts.upsert({ ...columns, doc });
}

async function userCityComes(replica: Replica, over: Partial<Membership>): Promise<void> {
  const doc = aMembership(over);
  const { cityId, updatedAt, rev } = doc;
  const columns = { id: cityId, cityId, rank: rankOf(updatedAt), updatedAt, rev, epoch: "1.a", listed: true };
  await replica.userCities.upsert({ ...columns, doc });
}

async function waitingIds(device: DeviceDatabase): Promise<readonly string[]> {
  return (await device.outbox.orderBy("seq").toArray()).map(({ id }) => id);
}

const untilGone = (device: DeviceDatabase) =>
  vi.waitFor(async () => expect(await waitingIds(device)).toEqual([]));

describe("an applied command leaves the outbox", () => {
  it("once its receipt, its subject and the person's city are all there [OFF-9]", async () => {
    const { device, replica } = await aPage();
    const follow = aFollow(LAMP);
    await answered(device, follow, 2);
    await receiptComes(replica, follow, NOW);
    await receive(replica, { id: LAMP, rev: 2 });
    expect(await waitingIds(device)).toEqual([follow.id]);
    await userCityComes(replica, { marks: followOn(LAMP), updatedAt: NOW });
    await untilGone(device);
  });

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
