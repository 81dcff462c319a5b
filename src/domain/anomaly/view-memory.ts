import type { Identifier } from "../basics/identifier.ts";
import type { AnomalyView } from "./pending-overlay.ts";

/**
 * Remembers the views it was given last: a report about which nothing changed keeps the very same view, so that whoever
 * drew it has nothing to do.
 */
export function viewMemory(): (views: readonly AnomalyView[]) => readonly AnomalyView[] {
  let known: ReadonlyMap<Identifier, AnomalyView> = new Map();
  return (views) => {
    const kept = views.map((view) => {
      const before = known.get(view.anomaly.id);
      return before !== undefined && isSame(before, view) ? before : view;
    });
    known = new Map(kept.map((view) => [view.anomaly.id, view]));
    return kept;
  };
}

function isSame(a: AnomalyView, b: AnomalyView): boolean {
  return (
    a.anomaly === b.anomaly &&
    a.sync === b.sync &&
    a.mine === b.mine &&
    a.meToo === b.meToo &&
    a.followed === b.followed
  );
}
