import { HEARTBEAT_MS, LIVE_LEASE_MS, PULL_ANSWER_MS_MAX } from "../../src/clock/waits.ts";
import type { ServerTime } from "./checkpoint.ts";
import { inboxOf } from "./inbox.ts";
import { OVERLAP_MS } from "./limits.ts";
import { compareTimes } from "./listened-window.ts";
import { oneTimer } from "./one-timer.ts";
import { overlapOf } from "./page-scope.ts";
import type { RemoteCollections, RemoteSnapshot, ScopeState } from "./ports.ts";
import type { Scope } from "./scope.ts";
import { takeDocuments, type ScopeProgress, type TakeContext } from "./take-documents.ts";
import { SilenceError } from "./within.ts";

type Told = RemoteSnapshot | "read again";

/** What one scope remembers from one listener to the next. */
export interface Listening {
  /** However crowded the listeners were, nothing is missing up to here. */
  settledTo: ServerTime;
}

export const NOTHING_SETTLED: ServerTime = { seconds: 0, nanoseconds: 0 };

/**
 * Throws at the first error, and when the server stays silent before it was live, or after it said that it is not any more.
 * Returns when the pages are to be read again.
 */
export async function listenScope(
  context: TakeContext,
  remote: RemoteCollections,
  scope: Scope,
  progress: ScopeProgress,
  listening: Listening,
  signal: AbortSignal,
  onState: (state: ScopeState) => void,
): Promise<void> {
  const inbox = inboxOf<Told>(context.time, signal);
  const crowd = crowdOf(listening, oneTimer(context.time), () => inbox.put("read again"));
  let state: ScopeState = "listening";
  onState(state);
  const from = { since: overlapOf(progress), reached: progress.checkpoint };
  const stop = remote.listen(scope, from, inbox.put, inbox.fail);
  try {
    while (!signal.aborted) {
      const next: Told | undefined = await inbox.next(state === "live" ? HEARTBEAT_MS : PULL_ANSWER_MS_MAX);
      const snapshot: Told | undefined = next ?? (state === "live" ? HEARTBEAT : undefined);
      if (signal.aborted) return;
      if (snapshot === undefined)
        throw new SilenceError(`The listener was silent for ${PULL_ANSWER_MS_MAX} ms.`);
      if (snapshot === "read again") return;
      await takeSnapshot(context, scope, progress, snapshot, crowd.isThere(snapshot));
      state = snapshot.fromCache ? "listening" : "live";
      if (!signal.aborted) onState(state);
    }
  } finally {
    stop();
    crowd.leave();
  }
}

/** Nothing changed for a while, and the listener did not say that it lost the server. */
const HEARTBEAT: RemoteSnapshot = { fromCache: false, documents: [] };

/**
 * A commit may show late, and a listener that sees a crowd does not see it: the position stays, and after the time that a
 * commit may be late the pages are read again from there. Once for each crowd, for a town may be filled in one go.
 */
function crowdOf(listening: Listening, timer: ReturnType<typeof oneTimer>, readAgain: () => void) {
  let isWaitedFor = false;
  return {
    isThere({ crowdedTo }: RemoteSnapshot): boolean {
      if (isWaitedFor || crowdedTo === undefined) return isWaitedFor;
      if (compareTimes(crowdedTo, listening.settledTo) <= 0) return false;
      isWaitedFor = true;
      timer.set(OVERLAP_MS, () => {
        listening.settledTo = crowdedTo;
        readAgain();
      });
      return true;
    },
    leave: () => timer.cancel(),
  };
}

/** That the scope is live is written with the rows themselves. */
async function takeSnapshot(
  context: TakeContext,
  scope: Scope,
  progress: ScopeProgress,
  { fromCache, documents }: RemoteSnapshot,
  holdsPosition: boolean,
): Promise<void> {
  if (fromCache) return context.store.keepPosition(scope, { liveUntil: 0 });
  const now = context.time.now();
  const also = { upToDateAt: now, provenAt: now, liveUntil: now + LIVE_LEASE_MS };
  await takeDocuments(context, scope, progress, documents, { also, holdsPosition });
}
