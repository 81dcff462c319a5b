import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { cardId } from "./card-id.ts";
import { CARDS_PER_PAGE } from "./use-pages.ts";

interface Opened {
  readonly id: Identifier;
  readonly shownCount: number;
}

/** Which row was opened from which visit of the list; a visit is an entry of the history. */
const opened = new Map<string, Opened>();

/** « Retour » finds the row again: as many rows as before, and the focus on the one that was opened. */
export function useRowFocus(isReady: boolean) {
  const { key } = useLocation();
  const [visit] = useState(key);
  const [before] = useState(() => opened.get(key));
  const isGiven = useRef(false);
  useEffect(() => {
    opened.delete(visit);
  }, [visit]);
  useEffect(() => {
    if (!isReady || before === undefined) return;
    // The rows may be read anew as one arrives: a focus that fell with them is given again, one that moved on is left.
    if (isGiven.current && document.activeElement !== document.body) return;
    isGiven.current = true;
    const link = document.getElementById(cardId(before.id));
    link?.scrollIntoView({ block: "center" });
    link?.focus({ preventScroll: true });
  }, [isReady, before]);
  return {
    isSeekingRow: before !== undefined,
    shownBefore: before?.shownCount ?? CARDS_PER_PAGE,
    remember: useCallback(
      (id: Identifier, shownCount: number) => void opened.set(key, { id, shownCount }),
      [key],
    ),
  };
}
