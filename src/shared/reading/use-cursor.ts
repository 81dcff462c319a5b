import { useState } from "react";
import type { Cursor } from "../../domain/basics/page.ts";

/** Leafing through what is told page by page: where this page begins, and the way on and back. */
export function useCursor() {
  const [before, setBefore] = useState<readonly Cursor[]>([]);
  return {
    after: before.at(-1) ?? null,
    isFirst: before.length === 0,
    goOn: (next: Cursor) => setBefore([...before, next]),
    goBack: () => setBefore(before.slice(0, -1)),
    begin: () => setBefore([]),
  };
}

export type CursorPages = ReturnType<typeof useCursor>;
