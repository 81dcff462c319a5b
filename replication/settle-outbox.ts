import { merge } from "rxjs";
import type { DeviceDatabase } from "../src/data/device/open-device.ts";
import type { OutboxRow } from "../src/data/device/rows.ts";
import type { Instant } from "../src/domain/basics/instant.ts";
import type { CityId } from "../src/domain/city/city.ts";
import { lateRows, type Timers } from "./late-rows.ts";
import { anomalyIdOf, isAboutAnomaly, type AnomalyCommand } from "../src/domain/command/command.ts";
import { settleApplied } from "../src/data/outbox/settle-applied.ts";
import type { Replica } from "../src/data/replica/open-replica.ts";
import type { UserCity } from "../src/domain/account/user-city.ts";
import type { Identifier } from "../src/domain/basics/identifier.ts";
import type { Command } from "../src/domain/command/command.ts";

/** An applied row, as far as the device knows by itself. */
interface AppliedRow {
  readonly row: OutboxRow;
  readonly awaitsPhotos: boolean;
}

interface SettleOptions {
  readonly onProblem: (error: unknown) => void;
  /** Something that was answered does not show: the connection may be deaf. */
  readonly onLate: (cityId: CityId) => void;
  readonly time: Timers;
}

/**
 * Lets an applied row go once the replica shows its effect (OFF-9). One command writes its receipt, its subject and the
 * person's city document in one transaction, but they arrive by three listeners: all three must be there.
 * Rows about one thing leave in their order: a later wish is laid over the older one until that one is gone.
 *
 * @returns stops watching
 */
export function settleOutbox(
  device: DeviceDatabase,
  replica: Replica,
  { onProblem, onLate, time }: SettleOptions,
): () => void {
  const late = lateRows(time, onLate);
  let looking = false;
  let askedAgain = false;
  const look = (): void => {
    askedAgain = true;
    if (looking) return;
    looking = true;
    void untilQuiet().finally(() => {
      looking = false;
    });
  };
  const untilQuiet = async (): Promise<void> => {
    while (askedAgain) {
      askedAgain = false;
      await settle(device, replica).then(late.note, onProblem);
    }
  };
  const rows = device.live(() => appliedRows(device)).subscribe({ next: look, error: onProblem });
  const { receipts, anomalies, userCities, cities } = replica;
  const changes = merge(receipts.$, anomalies.$, userCities.$, cities.$).subscribe(look);
  return () => {
    rows.unsubscribe();
    changes.unsubscribe();
    late.stop();
  };
}

/** @returns what was answered and could show, and does not */
async function settle(device: DeviceDatabase, replica: Replica): Promise<readonly OutboxRow[]> {
  const shown: OutboxRow[] = [];
  const unseen: OutboxRow[] = [];
  const held = new Set<string>();
  for (const { row, awaitsPhotos } of await appliedRows(device)) {
    const subjectId = subjectIdOf(row.command);
    if (!held.has(subjectId)) ((await isShown(replica, row)) ? shown : unseen).push(row);
    if (awaitsPhotos || shown.at(-1) !== row) held.add(subjectId);
  }
  if (shown.length > 0) {
    const ids = shown.map(({ id }) => id);
    await settleApplied(device, ids, await notPublicOf(replica, shown));
  }
  return unseen;
}

async function notPublicOf(replica: Replica, rows: readonly OutboxRow[]): Promise<ReadonlySet<Identifier>> {
  const notPublic = new Set<Identifier>();
  for (const { id, command } of rows)
    if (isAboutAnomaly(command) && !(await isPublic(replica, anomalyIdOf(command)))) notPublic.add(id);
  return notPublic;
}

async function isPublic(replica: Replica, subjectId: Identifier): Promise<boolean> {
  const anomaly = await replica.anomalies.findOne(subjectId).exec();
  return anomaly?.doc?.visibility === "public";
}

/** In the order of sending. Their photos are read too: the last one to be answered may be all a row waits for. */
async function appliedRows(device: DeviceDatabase): Promise<readonly AppliedRow[]> {
  const rows = await device.outbox.where("state").equals("applied").sortBy("seq");
  const photos = await device.photos
    .where("ownerId")
    .anyOf(rows.map(({ id }) => id))
    .toArray();
  const waiting = new Set(
    photos.filter(({ sent, refusal }) => !sent && refusal === null).map(({ ownerId }) => ownerId),
  );
  return rows.map((row) => ({ row, awaitsPhotos: waiting.has(row.id) }));
}

async function isShown(replica: Replica, { id, command, outcome }: OutboxRow): Promise<boolean> {
  if (outcome?.state !== "applied") return false;
  const receipt = await replica.receipts.findOne(id).exec();
  if (receipt === null) return false;
  const { rev } = outcome;
  if (isAboutAnomaly(command)) {
    return isAnomalyShown(replica, command, { rev, answeredAt: receipt.updatedAt });
  }
  const holder = command.kind === "update-city-settings" ? replica.cities : replica.userCities;
  const held = await holder.findOne(command.cityId).exec();
  return held !== null && held.rev >= rev;
}

async function isAnomalyShown(
  replica: Replica,
  command: AnomalyCommand,
  { rev, answeredAt }: { readonly rev: number; readonly answeredAt: Instant },
): Promise<boolean> {
  const [anomaly, userCity] = await Promise.all([
    replica.anomalies.findOne(anomalyIdOf(command)).exec(),
    replica.userCities.findOne(command.cityId).exec(),
  ]);
  if (anomaly === null || anomaly.rev < rev) return false;
  const isAsAnswered = userCity !== null && userCity.updatedAt >= answeredAt;
  return isAsAnswered || isAlready(userCity?.doc ?? undefined, command);
}

/** What was so before the command leaves no trace: the city writes the person's document only when it changes. */
function isAlready(userCity: UserCity | undefined, command: AnomalyCommand): boolean {
  switch (command.kind) {
    case "report-anomaly":
      return userCity?.followed.includes(command.id) === true;
    case "me-too-anomaly":
      return (userCity?.meToo.includes(command.payload.anomalyId) ?? false) === command.payload.on;
    case "follow-anomaly":
      return (userCity?.followed.includes(command.payload.anomalyId) ?? false) === command.payload.on;
  }
}

/** What a command is about: its anomaly, or the city's settings, or the person's own. */
function subjectIdOf(command: Command): string {
  return isAboutAnomaly(command) ? anomalyIdOf(command) : `${command.kind} ${command.cityId}`;
}
