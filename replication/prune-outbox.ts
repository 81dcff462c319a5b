import type { RxCollection } from "rxdb";
import { merge } from "rxjs";
import type { Clock } from "../src/clock/system-clock.ts";
import type { DeviceDatabase } from "../src/data/device/open-device.ts";
import type { OutboxRow } from "../src/data/device/rows.ts";
import type { Instant } from "../src/domain/basics/instant.ts";
import type { CityId } from "../src/domain/city/city.ts";
import { awaitedMessages, isOfThread } from "./awaited-messages.ts";
import { missingRowWatchdog } from "./missing-row-watchdog.ts";
import { pruneRows } from "../src/data/outbox/prune-rows.ts";
import type { Replica } from "../src/data/replica/open-replica.ts";
import type { Row } from "../src/data/replica/row.ts";
import { threadRowId } from "../src/data/threads/message-rows.ts";
import type { WantedMessage } from "../src/data/threads/wanted-pages.ts";
import { hasMark, type MarkIntent } from "../src/domain/account/marks.ts";
import { wholeMembership } from "../src/domain/account/membership.ts";
import type { Identifier } from "../src/domain/basics/identifier.ts";
import { definitionOf, subjectOf } from "../src/domain/command/command.ts";
import { CONTENT_COLLECTIONS, isContent, subjectKeyOf, type Subject } from "../src/domain/command/subject.ts";
import type { Content } from "../src/domain/content/content.ts";

interface AppliedRow {
  readonly row: OutboxRow;
  readonly awaitsPhotos: boolean;
}

interface PruneOptions {
  readonly onProblem: (error: unknown) => void;
  /** The replica lacks what the city answered: the connection may be dead. */
  readonly onMissing: (cityId: CityId) => void;
  /** Messages that the city took and this device lacks: nobody looks at their thread, so nothing else reads them. */
  readonly onAwaited: (messages: readonly WantedMessage[]) => void;
  readonly time: Clock;
}

/**
 * Lets an applied row go once the replica shows its effect (OFF-9). One command writes its receipt, its subject and the
 * person's city document in one transaction, but they arrive by three listeners: all three must be there, and the tally of a mark.
 * Rows about one thing leave in their order: a later command is applied over the older one until that one is gone.
 */
export function pruneOutbox(
  device: DeviceDatabase,
  replica: Replica,
  { onProblem, onMissing, onAwaited, time }: PruneOptions,
): () => void {
  const messages = awaitedMessages(onAwaited);
  // What was asked for by itself, and does not come either: its thread may be shown, and its listener dead.
  const late = missingRowWatchdog(time, onMissing);
  const watchdog = missingRowWatchdog(time, (cityId, rows) => {
    late.watch(messages.missing(rows));
    if (!rows.every(isOfThread)) onMissing(cityId);
  });
  const onUnseen = (unseen: readonly OutboxRow[]): void => {
    watchdog.watch(unseen);
    late.watch(messages.keep(unseen));
  };
  let isPruning = false;
  let isStale = false;
  const prune = (): void => {
    isStale = true;
    if (isPruning) return;
    isPruning = true;
    void untilCurrent().finally(() => {
      isPruning = false;
    });
  };
  const untilCurrent = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      await pruneShown(device, replica).then(onUnseen, onProblem);
    }
  };
  const rows = device.live(() => appliedRows(device)).subscribe({ next: prune, error: onProblem });
  const shownIn = ["receipts", "userCities", "cities", "tallies", ...CONTENT_COLLECTIONS] as const;
  const changes = merge(...shownIn.map((name) => replica[name].$)).subscribe(prune);
  return () => {
    rows.unsubscribe();
    changes.unsubscribe();
    watchdog.stop();
    late.stop();
  };
}

/** @returns applied rows that could show, and do not */
async function pruneShown(device: DeviceDatabase, replica: Replica): Promise<readonly OutboxRow[]> {
  const shown: OutboxRow[] = [];
  const unseen: OutboxRow[] = [];
  const held = new Set<string>();
  for (const { row, awaitsPhotos } of await appliedRows(device)) {
    const subjectId = subjectKeyOf(subjectOf(row.command));
    if (!held.has(subjectId)) {
      const isThere = await isShown(replica, row);
      if (isThere && (await isCounted(replica, row))) shown.push(row);
      else if (!isThere) unseen.push(row);
    }
    if (awaitsPhotos || shown.at(-1) !== row) held.add(subjectId);
  }
  if (shown.length > 0) {
    const ids = shown.map(({ id }) => id);
    await pruneRows(device, ids, await notPublicOf(replica, shown));
  }
  return unseen;
}

/** Contents that the city does not serve to everybody: their author goes on seeing the photos of this device. */
async function notPublicOf(replica: Replica, rows: readonly OutboxRow[]): Promise<ReadonlySet<Identifier>> {
  const notPublic = new Set<Identifier>();
  for (const { id, command } of rows) {
    const subject = subjectOf(command);
    if (!isContent(subject)) continue;
    const content = await rowsOf(replica, subject).findOne(subject.id).exec();
    if (content?.doc?.visibility !== "public") notPublic.add(id);
  }
  return notPublic;
}

/** In the order of sending. Their photos are read too: the last one to be answered may be all a row waits for. */
async function appliedRows(device: DeviceDatabase): Promise<readonly AppliedRow[]> {
  const rows = await device.outbox.where("state").equals("applied").sortBy("seq");
  if (rows.length === 0) return [];
  const photos = await device.photos
    .where("ownerId")
    .anyOf(rows.map(({ id }) => id))
    .toArray();
  const waiting = new Set(
    photos.filter(({ sent, refusal }) => !sent && refusal === null).map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => ({ row, awaitsPhotos: waiting.has(row.id) }));
}

/** The subject at the answer's revision or later, and the person's mark as it was wanted. */
async function isShown(replica: Replica, { id, command, outcome }: OutboxRow): Promise<boolean> {
  if (outcome?.state !== "applied") return false;
  const receipt = await replica.receipts.findOne(id).exec();
  if (receipt === null) return false;
  const subject = subjectOf(command);
  const rowId = subject.collection === "threads" ? threadRowId(subject.id) : subject.id;
  const held = await rowsOf(replica, subject).findOne(rowId).exec();
  if (held === null || held.rev < outcome.rev) return false;
  const intent = definitionOf(command).markOf?.(command);
  return intent === undefined || isMarkShown(replica, command.cityId, intent, receipt.updatedAt);
}

/** What was so before the command leaves no trace: the city writes the person's document only when it changes. */
async function isMarkShown(
  replica: Replica,
  cityId: CityId,
  intent: MarkIntent,
  answeredAt: Instant,
): Promise<boolean> {
  const membership = await replica.userCities.findOne(cityId).exec();
  if (membership !== null && membership.updatedAt >= answeredAt) return true;
  const marks = membership?.doc == null ? [] : wholeMembership(membership.doc).marks;
  return hasMark(marks, intent) === intent.on;
}

/** The city counts marks every few seconds: one that is not counted yet is not late. */
async function isCounted(replica: Replica, { id, command, outcome }: OutboxRow): Promise<boolean> {
  if (outcome?.state !== "applied" || outcome.counts === undefined) return true;
  const receipt = await replica.receipts.findOne(id).exec();
  const tally = await replica.tallies.findOne(subjectOf(command).id).exec();
  return receipt !== null && (tally?.doc?.through ?? 0) >= receipt.updatedAt;
}

function rowsOf(replica: Replica, { collection }: Subject): RxCollection<Row<Content>> {
  // How a thread stands lies beside its messages.
  return replica[collection === "threads" ? "messages" : collection] as unknown as RxCollection<Row<Content>>;
}
