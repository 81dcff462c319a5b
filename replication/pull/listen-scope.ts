import { HEARTBEAT_MS, LIVE_LEASE_MS, PULL_ANSWER_MS_MAX } from "../../src/clock/waits.ts";
import { inboxOf } from "./inbox.ts";
import { overlapOf } from "./page-scope.ts";
import type { RemoteCollections, RemoteSnapshot, ScopeState } from "./ports.ts";
import type { Scope } from "./scope.ts";
import { takeDocuments, type ScopeProgress, type TakeContext } from "./take-documents.ts";
import { SilenceError } from "./within.ts";

/** Throws at the first error, and when the server stays silent before it was live, or after it said that it is not any more. */
export async function listenScope(
  context: TakeContext,
  remote: RemoteCollections,
  scope: Scope,
  progress: ScopeProgress,
  signal: AbortSignal,
  onState: (state: ScopeState) => void,
): Promise<void> {
  const inbox = inboxOf<RemoteSnapshot>(context.time, signal);
  let state: ScopeState = "listening";
  onState(state);
  const from = { since: overlapOf(progress), reached: progress.checkpoint };
  const stop = remote.listen(scope, from, inbox.put, inbox.fail);
  try {
    while (!signal.aborted) {
      const next: RemoteSnapshot | undefined = await inbox.next(
        state === "live" ? HEARTBEAT_MS : PULL_ANSWER_MS_MAX,
      );
      const snapshot: RemoteSnapshot | undefined = next ?? (state === "live" ? HEARTBEAT : undefined);
      if (signal.aborted) return;
      if (snapshot === undefined)
        throw new SilenceError(`The listener was silent for ${PULL_ANSWER_MS_MAX} ms.`);
      await takeSnapshot(context, scope, progress, snapshot);
      state = snapshot.fromCache ? "listening" : "live";
      if (!signal.aborted) onState(state);
    }
  } finally {
    stop();
  }
}

/** Nothing changed for a while, and the listener did not say that it lost the server. */
const HEARTBEAT: RemoteSnapshot = { fromCache: false, documents: [] };

/** That the scope is live is written with the rows themselves. */
async function takeSnapshot(
  context: TakeContext,
  scope: Scope,
  progress: ScopeProgress,
  { fromCache, documents }: RemoteSnapshot,
): Promise<void> {
  if (fromCache) return context.store.keepPosition(scope, { liveUntil: 0 });
  const now = context.time.now();
  const proof = { upToDateAt: now, provenAt: now, liveUntil: now + LIVE_LEASE_MS };
  await takeDocuments(context, scope, progress, documents, proof);
}
