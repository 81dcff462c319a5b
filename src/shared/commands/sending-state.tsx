import { Trans } from "@lingui/react/macro";
import { Check, Save } from "lucide-react";
import type { OutboxState } from "../../data/device/rows.ts";
import { syncStateOf } from "../../domain/sync/sync-state.ts";
import { Badge } from "../../ui/badge.tsx";
import { SyncBadge } from "./sync-badge.tsx";

interface SendingStateProps {
  readonly state: OutboxState | undefined;
  /** Something was settled since this page was opened, and the city has it. */
  readonly isKept: boolean;
  /** It is marked on the page and not yet stored on this device. */
  readonly isKeeping?: boolean;
}

/** What became of a setting: on its way to this device's storage, on its way to the city, or there. */
export function SendingState({ state, isKept, isKeeping = false }: SendingStateProps) {
  return (
    <output>
      {isKeeping ? (
        <Badge tone="info" icon={<Save />}>
          <Trans>Enregistrement…</Trans>
        </Badge>
      ) : state === undefined ? null : (
        <SyncBadge sync={syncStateOf(state)} />
      )}
      {state === undefined && isKept && !isKeeping ? (
        <Badge tone="success" icon={<Check />}>
          <Trans>Enregistré</Trans>
        </Badge>
      ) : null}
    </output>
  );
}
