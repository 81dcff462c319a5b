import { setTimeout } from "node:timers/promises";

import { originOf, PROJECT_ID, type Ports } from "../ports.ts";

const AGAIN_MS = 1_000;
const TIMES_MAX = 60;
/** A transaction that nobody ended is still open; it ends by itself. */
const CONFLICT = 409;

/** As if nobody had written anything yet. */
export async function emptyEmulators(ports: Ports): Promise<void> {
  const documents = `${originOf(ports.firestore)}/emulator/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
  const accounts = `${originOf(ports.auth)}/emulator/v1/projects/${PROJECT_ID}/accounts`;
  for (const url of [documents, accounts]) {
    const status = await deleted(url);
    if (status !== 200) throw new Error(`The emulators could not be emptied: ${status} from ${url}.`);
  }
}

async function deleted(url: string): Promise<number> {
  for (let times = 1; ; times += 1) {
    const { status } = await fetch(url, { method: "DELETE", headers: { authorization: "Bearer owner" } });
    if (status !== CONFLICT || times === TIMES_MAX) return status;
    await setTimeout(AGAIN_MS);
  }
}
