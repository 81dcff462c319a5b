import { randomUUID } from "node:crypto";
import { onTestFinished, vi } from "vitest";
import { NO_ROLES, type Identity } from "../../../functions/src/access/identity.ts";
import { runCommand } from "../../../functions/src/commands/run-command.ts";
import { db } from "../../../functions/src/firebase.ts";
import type { Command } from "../../../src/domain/command/command.ts";

export const PATIENCE_MS = 90_000;

export const times = <T>(count: number, make: () => T): readonly T[] => Array.from({ length: count }, make);

/** Somebody whose token was verified. The functions emulator starts a process per call: here the calls truly meet. */
export function someone(over: Partial<Identity> = {}): Identity {
  const uid = `somebody-${randomUUID()}`;
  return { uid, isGuest: false, isConfirmed: true, ...NO_ROLES, issuedAtS: Date.now() / 1000, ...over };
}

/** Twenty that meet need a few; one that never succeeds is told with its cause. */
const TRIES_MAX = 50;

/** What a device does: it asks again until there is an answer. */
export async function answered(command: Command, identity: Identity) {
  let cause: unknown;
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    try {
      const outcome = await runCommand(command, identity);
      if (outcome.ok && outcome.value.state !== "retry") return outcome.value;
      cause = outcome;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`No answer after ${TRIES_MAX} tries.`, { cause });
}

/** How often a transaction was begun, first or again because another one was in its way. */
export function attemptsAtTransactions(): () => number {
  let attempts = 0;
  const run = db().runTransaction.bind(db());
  const counted = vi.spyOn(db(), "runTransaction").mockImplementation((update, options) =>
    run((transaction) => {
      attempts += 1;
      return update(transaction);
    }, options),
  );
  onTestFinished(() => counted.mockRestore());
  return () => attempts;
}
