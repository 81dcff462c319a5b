import type { OutboxRow, PhotoRow } from "../../src/data/device/rows.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import { definitionOf, subjectOf, type Command } from "../../src/domain/command/command.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import { UNDO_MS } from "../../src/domain/limits/limits.ts";
import { RETRY_AFTER_MAX_MS } from "./retry-after.ts";

/** Bytes of commands in one request; the function takes more, a slow line does not within ten seconds. */
const SUBMIT_BYTES_MAX = 500_000;

/** A command that spoilt this many requests lets photos go before it. */
const SUSPICION_YIELDS = 3;

/** What the engine has learnt since it started; forgotten with it. */
export interface Memory {
  /** Rows per request: fewer after the server failed on a batch. */
  readonly batchRows: number;
  /** Rows that spoilt a batch by what they are, and go alone. */
  readonly alone: ReadonlySet<Identifier>;
  /** How often the server failed while a row or photo was in the request; the least suspect go first. */
  readonly suspicion: ReadonlyMap<Identifier, number>;
}

export type Step =
  /** Children whose parent was refused: they are refused with it, without asking. */
  | { readonly do: "refuse"; readonly ids: readonly Identifier[] }
  | { readonly do: "submit"; readonly ids: readonly Identifier[] }
  | { readonly do: "upload"; readonly photo: PhotoRow }
  /** Nothing is due. `until` is when something will be; null when nothing waits. */
  | { readonly do: "rest"; readonly until: Instant | null };

/**
 * The next thing to do, oldest first.
 * O1 Text goes before photos, and a photo goes only after its report was applied.
 * O2 A command waits for its parent, and for older unanswered commands about the same thing.
 * O3 A row that fails by itself delays no other: it waits its own time, and goes behind those that never failed.
 * O4 A decision that may be taken back waits until it may not.
 */
export function nextStep(
  rows: readonly OutboxRow[],
  photos: readonly PhotoRow[],
  memory: Memory,
  now: Instant,
): Step {
  const orphans = orphansOf(rows);
  if (orphans.length > 0) return { do: "refuse", ids: orphans };
  const ready = readyRows(rows);
  const batch = batchOf(
    ready.filter((row) => isDue(row, now) && undoEndsAt(row, now) <= now),
    memory,
  );
  const waiting = readyPhotos(rows, photos);
  const [photo] = leastSuspectFirst(
    waiting.filter((row) => isDue(row, now)),
    memory,
  );
  if (photo !== undefined && yields(batch, memory)) return { do: "upload", photo };
  if (batch.length > 0) return { do: "submit", ids: batch };
  const times = [
    ...ready.map((row) => Math.max(row.nextAttemptAt, undoEndsAt(row, now))),
    ...waiting.map((row) => row.nextAttemptAt),
  ];
  return { do: "rest", until: times.length === 0 ? null : Math.min(...times) };
}

function yields([first]: readonly Identifier[], memory: Memory): boolean {
  return first === undefined || (memory.suspicion.get(first) ?? 0) >= SUSPICION_YIELDS;
}

const isWaiting = ({ state }: OutboxRow): boolean => state === "queued" || state === "sending";

function orphansOf(rows: readonly OutboxRow[]): readonly Identifier[] {
  const refused = new Set(
    rows.filter(({ state }) => state === "refused" || state === "conflict").map(({ id }) => id),
  );
  return rows.filter((row) => isWaiting(row) && refused.has(row.command.dependsOn ?? "")).map(({ id }) => id);
}

/** Rows that may go as far as order is concerned: the oldest of each subject, with no pending parent. */
function readyRows(rows: readonly OutboxRow[]): readonly OutboxRow[] {
  const waiting = rows.filter(isWaiting);
  const waitingIds = new Set(waiting.map(({ id }) => id));
  const seen = new Set<string>();
  return waiting.filter(({ command }) => {
    const key = orderKeyOf(command);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst && !waitingIds.has(command.dependsOn ?? "");
  });
}

/** Commands with the same key must arrive in order: the last « Suivre » is the one that counts, and so is the last setting. */
function orderKeyOf(command: Command): string {
  const { isOrderedByKind, orderKeyOf: ownKeyOf } = definitionOf(command);
  if (ownKeyOf !== undefined) return ownKeyOf(command.payload);
  const subject = subjectKeyOf(subjectOf(command));
  return isOrderedByKind === true ? `${command.kind} ${subject}` : subject;
}

function readyPhotos(rows: readonly OutboxRow[], photos: readonly PhotoRow[]): readonly PhotoRow[] {
  return rows
    .filter(({ state }) => state === "applied")
    .flatMap(({ photoIds }) => photoIds.map((id) => photos.find((photo) => photo.id === id)))
    .filter((photo) => photo !== undefined);
}

/** A time further away than we ever wait was written by a clock that has been put back since (F72). */
function isDue({ nextAttemptAt }: Pick<OutboxRow, "nextAttemptAt">, now: Instant): boolean {
  return nextAttemptAt <= now || nextAttemptAt > now + 2 * RETRY_AFTER_MAX_MS;
}

/** Until then the person may take it back; nothing is held longer by a clock that was put back since. */
function undoEndsAt({ command }: OutboxRow, now: Instant): Instant {
  if (definitionOf(command).isUndoable !== true || command.performedAt > now) return 0;
  return command.performedAt + UNDO_MS;
}

function leastSuspectFirst<T extends { readonly id: Identifier }>(
  rows: readonly T[],
  memory: Memory,
): readonly T[] {
  const suspicionOf = ({ id }: T): number => memory.suspicion.get(id) ?? 0;
  return rows.toSorted((a, b) => suspicionOf(a) - suspicionOf(b));
}

function batchOf(due: readonly OutboxRow[], memory: Memory): readonly Identifier[] {
  const [first, ...others] = leastSuspectFirst(due, memory);
  if (first === undefined) return [];
  const ids = [first.id];
  let size = first.size;
  if (memory.alone.has(first.id)) return ids;
  for (const row of others) {
    size += row.size;
    if (ids.length >= memory.batchRows || size > SUBMIT_BYTES_MAX) break;
    if (!memory.alone.has(row.id)) ids.push(row.id);
  }
  return ids;
}
