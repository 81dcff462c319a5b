import { pause } from "../../src/clock/pause.ts";
import type { PositionRow } from "../../src/data/replica/position-row.ts";
import { compareCursors, instantOf, textOf, type Checkpoint } from "./checkpoint.ts";
import { AHEAD_MS_MAX, BELIEVED_DOCS_MIN, PAGE_DOCS, QUARANTINED_IDS_MAX } from "./limits.ts";
import type { PullEvent, PullStore, PullTime, RemoteDocument, RowChange } from "./ports.ts";
import { readDocument } from "./read-document.ts";
import { scopeIdOf, type Scope } from "./scope.ts";

export interface ScopeProgress {
  checkpoint: Checkpoint;
  quarantined: readonly string[];
}

/** What is noted with the rows. `holdsPosition`: older documents may still come, so that it stays where it is. */
interface Note {
  readonly also?: Partial<PositionRow>;
  readonly holdsPosition?: boolean;
}

export interface TakeContext {
  readonly store: PullStore;
  readonly time: PullTime;
  readonly report: (event: PullEvent) => void;
}

/** Rows first, the position afterwards: a kill between the two reads the same rows again, and drops them. */
export async function takeDocuments(
  context: TakeContext,
  scope: Scope,
  progress: ScopeProgress,
  documents: readonly RemoteDocument[],
  { also = {}, holdsPosition = false }: Note = {},
): Promise<void> {
  const { store, time } = context;
  const { changes, quarantined } = await readDocuments(context, scope, progress, documents);
  if (changes.length > 0) await store.apply(scope, changes);
  const { checkpoint: before } = progress;
  const checkpoint = holdsPosition ? before : furthest(before, documents, latestOf(documents, time.now()));
  progress.checkpoint = checkpoint;
  progress.quarantined = [...quarantined].slice(-QUARANTINED_IDS_MAX);
  await store.keepPosition(scope, {
    ...also,
    checkpoint: textOf(checkpoint),
    quarantined: progress.quarantined,
  });
}

/** One page in a turn: to read several takes a phone as long as to write them. */
async function readDocuments(
  { time, report }: TakeContext,
  scope: Scope,
  progress: ScopeProgress,
  documents: readonly RemoteDocument[],
): Promise<{ readonly changes: readonly RowChange[]; readonly quarantined: ReadonlySet<string> }> {
  const quarantined = new Set(progress.quarantined);
  const changes: RowChange[] = [];
  for (const [index, document] of documents.entries()) {
    if (index > 0 && index % PAGE_DOCS === 0) await pause(0, undefined, time);
    const { change, problems } = readDocument(scope.collection, document, progress.checkpoint.epoch);
    if (change !== undefined) changes.push(change);
    if (problems === undefined) quarantined.delete(document.id);
    else {
      if (!quarantined.has(document.id))
        report({ kind: "quarantined", scope: scopeIdOf(scope), id: document.id, problems });
      quarantined.add(document.id);
    }
  }
  return { changes, quarantined };
}

/**
 * How far a stamp is believed. A device's clock may be days behind: what most of several documents say is the server's
 * time, then; one alone may be a mistake.
 */
function latestOf(documents: readonly RemoteDocument[], now: number): number {
  const stamps = documents.flatMap(({ updatedAt }) => (updatedAt === null ? [] : [instantOf(updatedAt)]));
  const inOrder = stamps.toSorted((a, b) => a - b);
  const most = stamps.length < BELIEVED_DOCS_MIN ? now : (inOrder[Math.floor(stamps.length / 2)] ?? now);
  return Math.max(now, most) + AHEAD_MS_MAX;
}

function furthest(from: Checkpoint, documents: readonly RemoteDocument[], latest: number): Checkpoint {
  let furthest = from;
  for (const { id, updatedAt } of documents) {
    if (updatedAt === null || instantOf(updatedAt) > latest) continue;
    const candidate = { ...updatedAt, id, epoch: from.epoch };
    if (compareCursors(candidate, furthest) > 0) furthest = candidate;
  }
  return furthest;
}
