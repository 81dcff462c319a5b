import type { Identifier } from "../basics/identifier.ts";
import type { PendingCommand } from "./sync-state.ts";

interface SentCommand extends Pick<PendingCommand, "state"> {
  readonly photoIds: readonly Identifier[];
}

interface SentPhoto {
  readonly id: Identifier;
  readonly sent: boolean;
  readonly refusal: string | null;
}

/** What of an account's commands and photos is on this device only. */
export interface StillHere<Row> {
  /** Commands of which anything has not gone, a text or a photo, in their order. */
  readonly rows: readonly Row[];
  /** Texts that will go by themselves. */
  readonly texts: number;
  /** Photos that will go by themselves; their texts have gone. */
  readonly photos: number;
  readonly toReview: number;
  readonly refused: number;
  /** The city took the text and not these. */
  readonly refusedPhotos: number;
}

/** The one answer to « what is still on this device »: whoever says that all is sent asks it. */
export function stillHere<Row extends SentCommand>(
  rows: readonly Row[],
  photos: readonly SentPhoto[],
): StillHere<Row> {
  const waiting = waitingPhotos(photos);
  const inState = (...states: readonly Row["state"][]): number =>
    rows.filter(({ state }) => states.includes(state)).length;
  const applied = rows.filter(({ state }) => state === "applied");
  return {
    rows: rows.filter((row) => row.state !== "applied" || photosLeft(row, waiting) > 0),
    texts: inState("queued", "sending"),
    photos: applied.reduce((count, row) => count + photosLeft(row, waiting), 0),
    toReview: inState("conflict"),
    refused: inState("refused"),
    refusedPhotos: photos.filter(({ refusal }) => refusal !== null).length,
  };
}

export function waitingPhotos(photos: readonly SentPhoto[]): ReadonlySet<Identifier> {
  return new Set(photos.filter(({ sent, refusal }) => !sent && refusal === null).map(({ id }) => id));
}

export function photosLeft({ photoIds }: SentCommand, waiting: ReadonlySet<Identifier>): number {
  return photoIds.filter((id) => waiting.has(id)).length;
}

/** How many sends the person still has to think of; 0 is « Tout est envoyé ». */
export function stillHereCount({ rows, refusedPhotos }: StillHere<unknown>): number {
  return rows.length + refusedPhotos;
}
