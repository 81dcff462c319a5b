import { FieldValue } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { waitedKeyOf, type FigurePart } from "../../../src/domain/administration/day-figures.ts";
import { SECOND_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { serviceDayOf } from "../../../src/domain/city/city-day.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import { logs } from "../logs.ts";
import { refs } from "../store/paths.ts";

/** A process says so often what it counted: what it had not said when it ended is missing. */
const SAID_EVERY_MS = 10 * SECOND_MS;
/** A number like ours; whatever else a client calls itself is one. */
const VERSION = /^\d{1,3}\.\d{1,3}\.\d{1,3}$/u;
/** Whoever makes versions up fills no document with them. */
const KEYS_MAX = 30;

let counted = new Map<FigurePart, Map<string, number>>();
let saidAt: Instant = 0;

export function countVersion(version: string): void {
  count("versions", VERSION.test(version) ? version : "other");
}

export function countOutcome({ kind, performedAt }: Command, outcome: Outcome): void {
  if (outcome.state === "applied") count("applied", kind);
  if (outcome.state === "refused") count("refused", outcome.refusal.code);
  if (outcome.state !== "retry") count("ages", waitedKeyOf(systemClock.now() - performedAt));
}

function count(part: FigurePart, key: string): void {
  const counts = counted.get(part) ?? new Map<string, number>();
  counted.set(part, counts);
  const kept = counts.has(key) || counts.size < KEYS_MAX ? key : "other";
  counts.set(kept, (counts.get(kept) ?? 0) + 1);
}

/** Nobody's answer fails by it. @param everyMs how long is left between two times */
export async function sayCounts(everyMs = SAID_EVERY_MS): Promise<void> {
  const now = systemClock.now();
  if (now - saidAt < everyMs || counted.size === 0) return;
  const said = counted;
  saidAt = now;
  counted = new Map();
  const increments = [...said].map(([part, counts]) => [
    part,
    Object.fromEntries([...counts].map(([key, by]) => [key, FieldValue.increment(by)])),
  ]);
  await refs
    .serviceDay(serviceDayOf(now))
    .set(Object.fromEntries(increments) as object, { merge: true })
    .catch((error: unknown) => logs.callFailed("admin-day-counts", error));
}
