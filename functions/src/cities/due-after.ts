import { HOUR_MS, type Instant } from "../../../src/domain/basics/instant.ts";

/** For so long a process that said a city to be due says it no more. */
export const SAID_MS = HOUR_MS;

/** When a city that was counted `now` is due again. What a process kept to itself since it last said so is counted the next night. */
export function dueAfter(
  saidAt: Instant | undefined,
  now: Instant,
  next: Instant | undefined,
): Instant | undefined {
  return saidAt !== undefined && saidAt > now - SAID_MS ? now : next;
}
