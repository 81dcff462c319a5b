import { expect } from "vitest";
import { commitCommand } from "../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import type { Replica } from "../../src/data/replica/open-replica.ts";
import { MESSAGE_ROWS } from "../../src/data/threads/message-rows.ts";
import type { MarkCount } from "../../src/domain/account/marks.ts";
import type { Membership } from "../../src/domain/account/membership.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import { rankOf, type Instant } from "../../src/domain/basics/instant.ts";
import { subjectOf, type Command } from "../../src/domain/command/command.ts";
import { receive } from "../data/replica/a-replica.ts";
import { aMessage } from "../examples/a-message.ts";
import { aFollow } from "../examples/a-command.ts";
import { aMembership } from "../examples/accounts.ts";
import { aTally } from "../examples/a-tally.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { waitFor } from "../support/wait-for.ts";

export const [LAMP, BENCH] = [anIdentifier(500), anIdentifier(501)] as const;

/** The city has answered: the row is applied, the person has not seen it yet. */
export async function answered(
  device: DeviceDatabase,
  command: Command,
  rev: number,
  counts?: MarkCount,
): Promise<void> {
  await commitCommand(device, { command, photoIds: [] });
  const applied = { commandId: command.id, state: "applied", rev, number: "", appliedAt: NOW } as const;
  const outcome = counts === undefined ? applied : { ...applied, counts };
  const row = device.outbox.where("id").equals(command.id);
  await row.modify({ state: "applied", attempts: 1, outcome });
}

/** The city has added up what it took until then. */
export async function tallyComes(replica: Replica, id: string, through: Instant): Promise<void> {
  for (const doc of aTally({ id, cityId: "35024" }, { follow: 1 }, through).values()) {
    const { cityId, updatedAt, rev } = doc;
    const columns = { id, cityId, rank: rankOf(updatedAt), updatedAt, rev, epoch: "1.a", listed: true };
    await replica.tallies.upsert({ ...columns, doc });
  }
}

export async function receiptComes(replica: Replica, command: Command, updatedAt: Instant): Promise<void> {
  const { id, kind, cityId } = command;
  const outcome = { commandId: id, state: "applied", rev: 1, number: "", appliedAt: updatedAt } as const;
  const subject = subjectOf(command);
  const answer = { commandId: id, kind, cityId, subject, outcome, content: null } as const;
  const doc = { ...answer, rev: 1, updatedAt, schemaVersion: 1 } as const;
  const columns = { id, cityId, rank: rankOf(updatedAt), updatedAt, rev: 1, epoch: "1.a", listed: false };
  await replica.receipts.upsert({ ...columns, doc });
}

export async function messageComes(replica: Replica, id: Identifier): Promise<void> {
  const doc = aMessage({ id });
  await replica.messages.upsert({ id, ...MESSAGE_ROWS.columnsOf(doc), rank: rankOf(NOW), epoch: "1.a", doc });
}

export async function userCityComes(replica: Replica, over: Partial<Membership>): Promise<void> {
  const doc = aMembership(over);
  const { cityId, updatedAt, rev } = doc;
  const columns = { id: cityId, cityId, rank: rankOf(updatedAt), updatedAt, rev, epoch: "1.a", listed: true };
  await replica.userCities.upsert({ ...columns, doc });
}

export async function waitingIds(device: DeviceDatabase): Promise<readonly string[]> {
  return (await device.outbox.orderBy("seq").toArray()).map(({ id }) => id);
}

/** A later command leaves: whatever was there before it has been looked at, and was not let go. */
export async function nextIsPruned(device: DeviceDatabase, replica: Replica): Promise<void> {
  const later = aFollow(BENCH, false, { id: anIdentifier(9) });
  await answered(device, later, 1);
  await receive(replica, { id: BENCH, rev: 1 });
  await receiptComes(replica, later, NOW);
  await waitFor(async () => expect(await waitingIds(device)).not.toContain(later.id));
}

export const untilGone = (device: DeviceDatabase) =>
  waitFor(async () => expect(await waitingIds(device)).toEqual([]));
