import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { OutboxState } from "../../data/device/rows.ts";
import { syncStateOf } from "../../domain/sync/sync-state.ts";
import { SyncBadge } from "../../shared/commands/sync-badge.tsx";
import { Badge } from "../../ui/badge.tsx";

interface SendingStateProps {
  readonly state: OutboxState | undefined;
  /** Something was settled since this page was opened, and the city has it. */
  readonly isKept: boolean;
}

export function SendingState({ state, isKept }: SendingStateProps) {
  return (
    <output>
      {state === undefined ? null : <SyncBadge sync={syncStateOf(state)} />}
      {state === undefined && isKept ? (
        <Badge tone="success" icon={<Check />}>
          <Trans>Enregistré</Trans>
        </Badge>
      ) : null}
    </output>
  );
}
