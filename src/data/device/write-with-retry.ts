import { ok, err, type Result } from "../../domain/basics/result.ts";
import { makeRoom } from "./make-room.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { trackWrite } from "./pending-writes.ts";
import { storageProblemOf, type StorageProblem } from "./storage-problem.ts";

/**
 * The write may run twice. A lost connection is opened again once; a full device gives back what it can fetch again.
 * What is still refused after that is a value; an error that is not the storage's is thrown.
 */
export function writeWithRetry<T>(
  device: DeviceDatabase,
  write: () => Promise<T>,
): Promise<Result<T, StorageProblem>> {
  return trackWrite(device.name, writeNow(device, write));
}

async function writeNow<T>(
  device: DeviceDatabase,
  write: () => Promise<T>,
): Promise<Result<T, StorageProblem>> {
  const first = await attempt(write);
  if (first.ok) return first;
  if (first.problem.code === "quota") return attemptWithRoom(write, first);
  if (first.problem.code === "unavailable") return first;
  const reopened = await attempt(() => reopen(device));
  return reopened.ok ? attempt(write) : reopened;
}

/** One for each kind that makeRoom gives back. */
const ROOM_TRIES = 4;

async function attemptWithRoom<T>(
  write: () => Promise<T>,
  refusal: Result<T, StorageProblem>,
): Promise<Result<T, StorageProblem>> {
  let last = refusal;
  for (let tries = 1; tries <= ROOM_TRIES; tries += 1) {
    if (last.ok || last.problem.code !== "quota" || !(await makeRoom())) return last;
    last = await attempt(write);
  }
  return last;
}

async function attempt<T>(write: () => Promise<T>): Promise<Result<T, StorageProblem>> {
  try {
    return ok(await write());
  } catch (error) {
    const problem = storageProblemOf(error);
    if (problem === undefined) throw error;
    return err(problem);
  }
}

async function reopen(device: DeviceDatabase): Promise<void> {
  device.close({ disableAutoOpen: false });
  await device.open();
}
