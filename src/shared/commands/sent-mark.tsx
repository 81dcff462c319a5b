import type { Content } from "../../domain/content/content.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { contentSync } from "./content-sync.ts";
import { SyncBadge } from "./sync-badge.tsx";

interface SentMarkProps {
  readonly content: Pick<Content, "number" | "history">;
  readonly mine: boolean;
  readonly sync: SyncState | null;
}

/**
 * One's own that the commune has: said in the line of its state, where what still waits has a note of its own, until that state
 * says more than that it was sent.
 */
export function SentMark({ content, mine, sync }: SentMarkProps) {
  if (!mine) return null;
  const isWhereItBegan = content.history.at(-1)?.status === content.history[0]?.status;
  // Stands there before it speaks, so that the arrival is announced.
  return (
    <output>
      {contentSync(content, { mine, sync }) === "sent" && isWhereItBegan ? (
        <SyncBadge sync="sent" compact />
      ) : null}
    </output>
  );
}
