import { useLingui } from "@lingui/react";
import { CircleAlert, CircleCheck, Clock, ImageUp, Send, TriangleAlert } from "lucide-react";
import { useOnline } from "../../data/device/use-online.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const LOOKS = {
  queued: { tone: "warning", Icon: Clock },
  sending: { tone: "info", Icon: Send },
  photos: { tone: "info", Icon: ImageUp },
  sent: { tone: "success", Icon: CircleCheck },
  refused: { tone: "error", Icon: CircleAlert },
  conflict: { tone: "warning", Icon: TriangleAlert },
} as const satisfies Record<SyncState, { tone: Tone; Icon: typeof Clock }>;

/** What was being sent when the network went waits like the rest. */
export function useSaidSync(sync: SyncState): SyncState {
  const online = useOnline();
  return sync === "sending" && !online ? "queued" : sync;
}

export function SyncBadge({
  sync,
  compact = false,
}: {
  readonly sync: SyncState;
  readonly compact?: boolean;
}) {
  const { i18n } = useLingui();
  const shown = useSaidSync(sync);
  const { tone, Icon } = LOOKS[shown];
  return (
    <Badge compact={compact} tone={tone} icon={<Icon />}>
      {i18n._(SYNC_WORDS[shown])}
    </Badge>
  );
}
