import { useLingui } from "@lingui/react";
import { CircleAlert, CircleCheck, Clock, Send } from "lucide-react";
import type { SyncState } from "../../domain/anomaly/pending-overlay.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";

const LOOKS = {
  queued: { tone: "warning", Icon: Clock },
  sending: { tone: "info", Icon: Send },
  sent: { tone: "success", Icon: CircleCheck },
  refused: { tone: "error", Icon: CircleAlert },
  conflict: { tone: "error", Icon: CircleAlert },
} as const satisfies Record<SyncState, { tone: Tone; Icon: typeof Clock }>;

/** How far one's own words have come on their way to the commune. */
export function SyncBadge({ sync }: { readonly sync: SyncState }) {
  const { i18n } = useLingui();
  const { tone, Icon } = LOOKS[sync];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {i18n._(SYNC_WORDS[sync])}
    </Badge>
  );
}
