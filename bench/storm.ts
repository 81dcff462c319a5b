import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Query } from "firebase-admin/firestore";
import { NO_ROLES, type Identity } from "../functions/src/access/identity.ts";
import { TALLY_EVERY_MS } from "../functions/src/config.ts";
import { runCommand } from "../functions/src/commands/run-command.ts";
import { db } from "../functions/src/firebase.ts";
import { identifierOf } from "../src/domain/basics/identifier.ts";
import type { Command } from "../src/domain/command/command.ts";
import type { Outcome } from "../src/domain/command/outcome.ts";

/** So long a device asks again; what has no answer by then counts as aborted for good. */
const PATIENCE_MS = 120_000;
const ASK_AGAIN_MS = 1_000;

export interface StormNumbers {
  readonly what: string;
  readonly perSecond: number;
  readonly count: number;
  /** From the first time it was asked to the city's answer. */
  readonly ms: readonly number[];
  /** As many writes, at the same pace in the same seconds, each to a document of its own, after the search that the command needs. */
  readonly bareMs: readonly number[];
  readonly askedAgain: number;
  readonly refused: number;
  readonly aborted: number;
}

interface Storm {
  readonly what: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** Somebody of their own for each. */
  readonly command: () => Command;
  /** The query that each asks, bare: the emulator has no index, and reads the whole collection for it. */
  readonly search?: (command: Command) => Query | undefined;
  /** What the server does every `TALLY_EVERY_MS` while they come. */
  readonly meanwhile?: () => Promise<void>;
}

/** Commands leave at a steady pace whatever becomes of the others, as people's do. */
export async function storm({
  what,
  perSecond,
  seconds,
  command: next,
  search,
  meanwhile,
}: Storm): Promise<StormNumbers> {
  const count = perSecond * seconds;
  const began = performance.now();
  const isOver = new AbortController();
  const beside = meanwhile === undefined ? undefined : again(meanwhile, isOver.signal);
  const asked: Promise<Answered>[] = [];
  const bare: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    await pause(Math.max(0, began + (index * 1000) / perSecond - performance.now()));
    const command = next();
    asked.push(answered(command, somebody()));
    bare.push(bareWrite(search?.(command)));
  }
  const answers = await Promise.all(asked);
  isOver.abort();
  await beside;
  return {
    what,
    perSecond,
    count,
    ms: answers.map(({ ms }) => ms),
    bareMs: await Promise.all(bare),
    askedAgain: answers.reduce((sum, { tries }) => sum + tries - 1, 0),
    refused: answers.filter(({ outcome }) => outcome?.state === "refused").length,
    aborted: answers.filter(({ outcome }) => outcome === undefined).length,
  };
}

async function again(work: () => Promise<void>, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    await work();
    await pause(TALLY_EVERY_MS);
  }
}

export function newIdentifier(): string {
  return identifierOf(Date.now(), randomBytes(10));
}

export function somebody(): Identity {
  return {
    uid: `somebody-${randomUUID()}`,
    isGuest: false,
    isConfirmed: true,
    ...NO_ROLES,
    issuedAtS: Date.now() / 1000,
  };
}

interface Answered {
  readonly outcome: Outcome | undefined;
  readonly ms: number;
  readonly tries: number;
}

/** What a device does: it asks again until there is an answer. */
export async function answered(command: Command, identity: Identity): Promise<Answered> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1) {
    const outcome = await once(command, identity);
    const ms = performance.now() - began;
    if (outcome !== undefined || ms > PATIENCE_MS) return { outcome, ms, tries };
    await pause(ASK_AGAIN_MS * Math.random());
  }
}

async function once(command: Command, identity: Identity): Promise<Outcome | undefined> {
  try {
    const answer = await runCommand(command, identity);
    return answer.ok && answer.value.state !== "retry" ? answer.value : undefined;
  } catch {
    return undefined;
  }
}

/** What the emulator takes for one document alone. */
export async function bareWrite(search?: Query): Promise<number> {
  const began = performance.now();
  await search?.get();
  await db()
    .collection("bare")
    .doc(randomUUID())
    .set({ text: "x".repeat(1000), at: new Date() });
  return performance.now() - began;
}
