import type { OutboxRow, PhotoRow, TransientCode } from "../../src/data/device/rows.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import type { Outcome } from "../../src/domain/command/outcome.ts";
import type { RefusalCode } from "../../src/domain/command/refusal.ts";
import { COMMAND_BYTES_MAX } from "../../src/domain/limits/limits.ts";
import { backoffMs } from "../../src/clock/backoff.ts";
import { failure } from "./classify.ts";
import {
  noteFailure,
  notePace,
  noteSuccess,
  ownWaitOf,
  submitLimitOf,
  type FlushMemory,
} from "./flush-memory.ts";
import type { EnginePorts, PhotoMark, RowMark, SubmitAnswer, UploadAnswer } from "./ports.ts";

/** The command that creates the subject of these was refused, so they are too. */
export async function refuseOrphans(
  ports: EnginePorts,
  rows: readonly OutboxRow[],
  ids: readonly Identifier[],
): Promise<void> {
  const now = ports.clock.now();
  const orphans = rows.filter(({ id }) => ids.includes(id));
  await ports.store.mark(orphans.map((row) => finalMark(row, refusalOf(row, "unknown_subject", now))));
}

export async function submitBatch(
  ports: EnginePorts,
  memory: FlushMemory,
  ids: readonly Identifier[],
): Promise<void> {
  const rows = await ports.store.claim(ids);
  if (rows.length === 0) return;
  const sent = rows.map(({ id }) => id);
  await ports.observe?.({ at: "claimed", ids: sent });
  const asked = ports.clock.now();
  const answer = await ports.transport.submit(
    rows.map(({ command }) => command),
    {
      limitMs: submitLimitOf(memory, rows),
      onLate: (late) => void takeLate(ports, memory, rows, late).catch(() => undefined),
    },
  );
  if (answer.kind !== "failed") notePace(memory, ports.clock.now() - asked);
  await ports.observe?.({ at: "answered", ids: sent });
  await ports.store.mark(marksOf(ports, memory, rows, answer));
  await keepHold(ports, memory, answer);
  await ports.observe?.({ at: "marked", ids: sent });
}

/** It is the city's word all the same; what it leaves open was already asked again. */
async function takeLate(
  ports: EnginePorts,
  memory: FlushMemory,
  rows: readonly OutboxRow[],
  late: SubmitAnswer,
): Promise<void> {
  if (late.kind !== "outcomes") return;
  const ids = rows.map(({ id }) => id);
  noteSuccess(memory, ids);
  const marks = rows.flatMap((row, index) => {
    const outcome = late.outcomes[index];
    return outcome === undefined || outcome.state === "retry" ? [] : [finalMark(row, outcome)];
  });
  await ports.store.mark(marks);
}

async function keepHold(
  { store }: EnginePorts,
  memory: FlushMemory,
  answer: SubmitAnswer | UploadAnswer,
): Promise<void> {
  const isHold = answer.kind === "failed" && answer.retryAfterMs !== null && answer.code !== "not_announced";
  if (isHold) await store.hold(memory.retryAfterUntil);
}

function marksOf(
  ports: EnginePorts,
  memory: FlushMemory,
  rows: readonly OutboxRow[],
  answer: SubmitAnswer,
): readonly RowMark[] {
  const ids = rows.map(({ id }) => id);
  const now = ports.clock.now();
  switch (answer.kind) {
    case "outcomes":
      noteSuccess(memory, ids);
      return rows.map((row, index) => markOf(ports, row, answer.outcomes[index], now));
    case "refused": {
      if (rows.length > 1) {
        for (const id of ids) memory.alone.add(id);
        return rows.map((row) => waitMark(row, row.lastError, 0));
      }
      if (answer.code === "malformed" || rows.some(({ size }) => size > COMMAND_BYTES_MAX)) {
        return rows.map((row) => finalMark(row, refusalOf(row, answer.code, now)));
      }
      // Somebody between us and the city has narrower limits: no reason to refuse what the city allows.
      return failedMarks(ports, memory, rows, failure("wrong_shape"));
    }
    case "failed":
      return failedMarks(ports, memory, rows, answer);
  }
}

function failedMarks(
  ports: EnginePorts,
  memory: FlushMemory,
  rows: readonly OutboxRow[],
  failed: ReturnType<typeof failure>,
): readonly RowMark[] {
  const moment = { now: ports.clock.now(), random: ports.random() };
  const until = noteFailure(
    memory,
    failed,
    rows.map(({ id }) => id),
    moment,
  );
  return rows.map((row) => {
    const nextAttemptAt = Math.max(until, ownWaitOf(memory, row.id, moment));
    // A row the city has nothing of may still be edited or taken back, so that try does not count.
    return { ...waitMark(row, failed.code, nextAttemptAt), attempts: row.attempts + (failed.left ? 1 : 0) };
  });
}

function markOf(ports: EnginePorts, row: OutboxRow, outcome: Outcome | undefined, now: Instant): RowMark {
  if (outcome !== undefined && outcome.state !== "retry") return finalMark(row, outcome);
  const attempts = row.attempts + 1;
  const until = now + (outcome?.afterMs ?? 0) + backoffMs(attempts, ports.random());
  return { ...waitMark(row, "retry", until), attempts };
}

function waitMark(row: OutboxRow, lastError: TransientCode | null, nextAttemptAt: Instant): RowMark {
  return { id: row.id, state: "queued", attempts: row.attempts, nextAttemptAt, lastError, outcome: null };
}

function finalMark({ id, attempts }: OutboxRow, outcome: Exclude<Outcome, { state: "retry" }>): RowMark {
  return { id, state: outcome.state, attempts: attempts + 1, nextAttemptAt: 0, lastError: null, outcome };
}

function refusalOf(
  { id }: OutboxRow,
  code: RefusalCode,
  appliedAt: Instant,
): Exclude<Outcome, { state: "retry" }> {
  return { commandId: id, state: "refused", refusal: { code }, appliedAt };
}

export async function uploadPhoto(ports: EnginePorts, memory: FlushMemory, photo: PhotoRow): Promise<void> {
  const ids = [photo.id];
  const bytes = await bytesOf(photo.blob);
  await ports.observe?.({ at: "claimed", ids });
  const { id, cityId, attempts } = photo;
  const answer: UploadAnswer =
    bytes === undefined
      ? { kind: "refused", code: "unreadable" }
      : await ports.transport.upload({ id, cityId, bytes, attempts });
  await ports.observe?.({ at: "answered", ids });
  await ports.store.markPhoto(photoMarkOf(ports, memory, photo, answer));
  await keepHold(ports, memory, answer);
  await ports.observe?.({ at: "marked", ids });
}

/** A browser may have lost a photo's bytes and kept its row; asked for ever, it would block the others. */
async function bytesOf(blob: Blob): Promise<ArrayBuffer | undefined> {
  try {
    return await blob.arrayBuffer();
  } catch {
    return undefined;
  }
}

function photoMarkOf(
  ports: EnginePorts,
  memory: FlushMemory,
  photo: PhotoRow,
  answer: UploadAnswer,
): PhotoMark {
  const attempts = photo.attempts + 1;
  const mark = { id: photo.id, sent: false, refusal: null, attempts, nextAttemptAt: 0, lastError: null };
  switch (answer.kind) {
    case "stored":
      noteSuccess(memory, [photo.id]);
      return { ...mark, sent: true };
    case "refused":
      return { ...mark, refusal: answer.code };
    case "failed": {
      const moment = { now: ports.clock.now(), random: ports.random() };
      // The report is applied and its announcement on its way: this photo alone waits.
      const until =
        answer.code === "not_announced"
          ? moment.now + Math.max(answer.retryAfterMs ?? 0, backoffMs(attempts, moment.random))
          : Math.max(noteFailure(memory, answer, [photo.id], moment), ownWaitOf(memory, photo.id, moment));
      return { ...mark, lastError: answer.code, nextAttemptAt: until };
    }
  }
}
