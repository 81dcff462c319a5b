import { useEffect, useRef } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { cardId } from "../../../shared/collection/card-id.ts";
import type { ShownItems } from "../../../shared/collection/items.ts";

const NONE: ReadonlySet<Identifier> = new Set();

/** « Les afficher » goes with what it shows: the focus goes on to the first row of that, or to the first row of all. */
export function useFocusRevealed({ shown, hidden }: ShownItems<AnomalyView>): () => void {
  const wanted = useRef(NONE);
  useEffect(() => {
    const revealed = (shown ?? []).filter(({ anomaly }) => wanted.current.has(anomaly.id));
    if (revealed.length === 0) return;
    wanted.current = NONE;
    // Rows come page by page: what is revealed may be further down.
    const row = [...revealed, ...(shown ?? [])]
      .map(({ anomaly }) => document.getElementById(cardId(anomaly.id)))
      .find((found) => found !== null);
    row?.focus();
  }, [shown]);
  return () => {
    wanted.current = new Set(hidden.map(({ anomaly }) => anomaly.id));
  };
}
