import { pause } from "../../src/clock/pause.ts";
import { PULL_ANSWER_MS_MAX } from "../../src/clock/waits.ts";
import { earlier, isStart, type Cursor } from "./checkpoint.ts";
import { OVERLAP_MS, PAGE_DOCS, WRITTEN_DOCS } from "./limits.ts";
import type { RemoteCollections, RemoteDocument } from "./ports.ts";
import { isDocument, type Scope } from "./scope.ts";
import { takeDocuments, type ScopeProgress, type TakeContext } from "./take-documents.ts";
import { within } from "./within.ts";

/** Where a resync and a listener start: a little before the position, for commits that showed late. */
export function overlapOf({ checkpoint }: ScopeProgress): Cursor | null {
  return isStart(checkpoint) ? null : earlier(checkpoint, OVERLAP_MS);
}

/**
 * Reads page after page until one is not full, the next one on the line while the last is taken, and writes several in one go. The
 * cursor runs ahead of the kept position, never behind it.
 */
export async function pageScope(
  context: TakeContext,
  remote: RemoteCollections,
  scope: Scope,
  progress: ScopeProgress,
  signal: AbortSignal,
): Promise<void> {
  const ask = (cursor: Cursor | null): Promise<readonly RemoteDocument[]> =>
    within(context.time, PULL_ANSWER_MS_MAX, remote.page(scope, cursor, PAGE_DOCS), signal);
  let asked: Promise<readonly RemoteDocument[]> | undefined = ask(overlapOf(progress));
  const read: RemoteDocument[] = [];
  while (asked !== undefined) {
    const page: readonly RemoteDocument[] = await asked.catch(async (error: unknown) => {
      // On a line that breaks off again and again, what came before it did stays.
      if (read.length > 0 && !signal.aborted) await takeDocuments(context, scope, progress, read.splice(0));
      throw error;
    });
    if (signal.aborted) return;
    const next = cursorAfter(scope, page);
    asked = next === undefined ? undefined : ask(next);
    // It is waited for above, unless these rows cannot be written.
    asked?.catch(() => undefined);
    read.push(...page);
    if (next === undefined || read.length >= WRITTEN_DOCS)
      await takeDocuments(context, scope, progress, read.splice(0));
    if (asked !== undefined) await pause(0, signal, context.time);
    if (signal.aborted) return;
  }
}

/** Undefined after the last page. After a stamp that is no timestamp, the order holds nothing but such documents. */
function cursorAfter(scope: Scope, page: readonly RemoteDocument[]): Cursor | undefined {
  const last = page.at(-1);
  if (isDocument(scope) || page.length < PAGE_DOCS || !last?.updatedAt) return undefined;
  return { ...last.updatedAt, id: last.id };
}
