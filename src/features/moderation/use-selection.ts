import { useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import type { QueueSelection } from "../../shared/moderation/queue-selection.ts";

const NONE: ReadonlySet<Identifier> = new Set();

/** What is ticked and still shown: what left the list is decided about by nobody unseen. */
export function useSelection(items: readonly QueueItem[] = []) {
  const [ids, setIds] = useState(NONE);
  const selection: QueueSelection = {
    ids,
    toggle: (id) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
  };
  return {
    selection,
    selected: items.filter(({ content }) => ids.has(content.id)),
    select: (shown: readonly QueueItem[]) => setIds(new Set(shown.map(({ content }) => content.id))),
    clear: () => setIds(NONE),
  };
}
