import { endLeftovers, keepTrackOfPrograms } from "./leftovers.ts";
import { say } from "./say.ts";

const PARENT_CHECK_MS = 500;

/** Ends what a run that was killed has left, and leaves nothing itself that the next one would not end. */
export function beginRun(): void {
  const left = endLeftovers();
  if (left.length > 0) say(`Ended what a run that was killed had left: ${left.join(", ")}.`);
  keepTrackOfPrograms();
}

/** When what started us was killed, nobody can ask us to stop any more. */
export function whenParentEnds(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
