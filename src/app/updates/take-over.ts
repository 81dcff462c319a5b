import { SECOND_MS } from "../../domain/basics/instant.ts";
import { untilNothingUnderWay } from "../../data/device/under-way.ts";
import { giveWay } from "./update-imminent.ts";
import { isAnyPageAtWork } from "./unsaved-work.ts";
import { untilAtRest } from "./wait-for-network-idle.ts";
import { updates } from "./updates.ts";

/** Whoever asked for it does not wait for a page that never rests. */
const ASKED_MS_MAX = 5 * SECOND_MS;

/** Has the new worker take over at a moment when nobody is at work, and the page is at rest; somebody may ask for it before. */
export function offerTakeOver(takeOver: () => void): void {
  updates.offer(() => void takeOverAtRest(takeOver));
}

async function takeOverAtRest(takeOver: () => void): Promise<void> {
  giveWay();
  await untilAtRest(updates.isComing() ? ASKED_MS_MAX : undefined);
  await untilNothingUnderWay();
  // Somebody may have begun to write meanwhile.
  if (updates.isComing() || !(await isAnyPageAtWork())) takeOver();
  else offerTakeOver(takeOver);
}
