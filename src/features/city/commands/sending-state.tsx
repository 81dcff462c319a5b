import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, Clock, Send, TriangleAlert } from "lucide-react";
import type { OutboxState } from "../../../data/device/rows.ts";
import { SYNC_WORDS } from "../../../i18n/sync-words.ts";
import { Badge } from "../../../ui/badge.tsx";

const LOOKS = {
  queued: { tone: "warning", icon: <Clock />, words: SYNC_WORDS.queued },
  sending: { tone: "info", icon: <Send />, words: SYNC_WORDS.sending },
  applied: { tone: "success", icon: <CircleCheck />, words: SYNC_WORDS.sent },
  refused: { tone: "error", icon: <CircleAlert />, words: SYNC_WORDS.refused },
  conflict: { tone: "warning", icon: <TriangleAlert />, words: SYNC_WORDS.conflict },
} as const satisfies Record<OutboxState, unknown>;

/** Where what was settled here stands on its way to the city; said when it changes. */
export function SendingState({ state }: { readonly state: OutboxState | undefined }) {
  const { t } = useLingui();
  return (
    <output>
      {state === undefined ? null : (
        <Badge tone={LOOKS[state].tone} icon={LOOKS[state].icon}>
          {t(LOOKS[state].words)}
        </Badge>
      )}
    </output>
  );
}
