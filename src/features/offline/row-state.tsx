import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Clock, Send, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { OutboxRow } from "../../data/device/rows.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { syncStateOf } from "./outbox-sections.ts";

const LOOKS = {
  queued: { tone: "warning", icon: <Clock /> },
  sending: { tone: "info", icon: <Send /> },
  sent: { tone: "success", icon: <CircleCheck /> },
  refused: { tone: "error", icon: <CircleAlert /> },
  conflict: { tone: "warning", icon: <TriangleAlert /> },
} as const satisfies Record<SyncState, { readonly tone: Tone; readonly icon: ReactNode }>;

export function RowState({ row }: { readonly row: Pick<OutboxRow, "state"> }) {
  const { t } = useLingui();
  const state = syncStateOf(row);
  return (
    <Badge tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
      {t(SYNC_WORDS[state])}
    </Badge>
  );
}
