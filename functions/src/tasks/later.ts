import { getFunctions } from "firebase-admin/functions";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { SECOND_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { REGION } from "../config.ts";
import { codeOf, logs } from "../logs.ts";

const ALREADY_THERE = "functions/task-already-exists";

/** Clocks of several processes differ, and a timer may ring a millisecond early: what comes before its time finds nothing to do. */
const CLOCKS_APART_MS = SECOND_MS / 2;

export interface Task<T extends object> {
  /** The function that does it, as it is deployed. */
  readonly name: string;
  readonly run: (data: T) => Promise<void>;
}

/** Never before `at`. Who asks for the same `id` again asks for nothing more. Local runs have no queue: this process does it itself. */
export async function doLater<T extends object>(
  { name, run }: Task<T>,
  data: T,
  { id, at }: { readonly id: string; readonly at: Instant },
): Promise<void> {
  const leftMs = at - systemClock.now();
  const waitMs = leftMs > 0 ? leftMs + CLOCKS_APART_MS : 0;
  if (process.env["FIRESTORE_EMULATOR_HOST"] !== undefined) return runHere({ name, run }, data, waitMs);
  const queue = getFunctions().taskQueue(`locations/${REGION}/functions/${name}`);
  try {
    await queue.enqueue(data, { id, scheduleDelaySeconds: Math.ceil(waitMs / SECOND_MS) });
  } catch (error) {
    if (codeOf(error) !== ALREADY_THERE) throw error;
  }
}

function runHere<T extends object>({ name, run }: Task<T>, data: T, waitMs: number): void {
  systemClock.after(waitMs, () => void run(data).catch((error: unknown) => logs.callFailed(name, error)));
}
