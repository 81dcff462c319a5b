import type { Instant } from "../../src/domain/basics/instant.ts";

/** The server's clock at its full precision: milliseconds lose documents. */
export interface ServerTime {
  readonly seconds: number;
  readonly nanoseconds: number;
}

export interface Cursor extends ServerTime {
  readonly id: string;
}

export interface Checkpoint extends Cursor {
  readonly epoch: string;
}

const TEXT = /^(\d+)\.(\d{9})\|(.*)\|([^|]*)$/u;

export function startOf(epoch: string): Checkpoint {
  return { seconds: 0, nanoseconds: 0, id: "", epoch };
}

export function isStart({ seconds, nanoseconds }: ServerTime): boolean {
  return seconds === 0 && nanoseconds === 0;
}

/** `seconds.nanoseconds|id|epoch` */
export function textOf({ seconds, nanoseconds, id, epoch }: Checkpoint): string {
  return `${seconds}.${String(nanoseconds).padStart(9, "0")}|${id}|${epoch}`;
}

export function checkpointOf(text: string): Checkpoint | undefined {
  const [, seconds, nanoseconds, id, epoch] = TEXT.exec(text) ?? [];
  if (seconds === undefined || nanoseconds === undefined || id === undefined || epoch === undefined)
    return undefined;
  return { seconds: Number(seconds), nanoseconds: Number(nanoseconds), id, epoch };
}

export function compareCursors(a: Cursor, b: Cursor): number {
  if (a.seconds !== b.seconds) return a.seconds - b.seconds;
  if (a.nanoseconds !== b.nanoseconds) return a.nanoseconds - b.nanoseconds;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

export function instantOf({ seconds, nanoseconds }: ServerTime): Instant {
  return seconds * 1000 + Math.floor(nanoseconds / 1_000_000);
}

/** A little before `point`, where a resync starts again. */
export function earlier({ seconds, nanoseconds }: ServerTime, ms: number): Cursor {
  const back = seconds - Math.ceil(ms / 1000);
  return back < 0 ? { seconds: 0, nanoseconds: 0, id: "" } : { seconds: back, nanoseconds, id: "" };
}
