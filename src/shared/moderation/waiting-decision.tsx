import { Trans } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { OutboxRow } from "../../data/device/rows.ts";
import { syncStateOf } from "../../domain/sync/sync-state.ts";
import { SyncBadge } from "../commands/sync-badge.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./moderation.module.css";

interface WaitingDecisionProps {
  readonly state: OutboxRow["state"];
  readonly mayUndo: boolean;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

/** A decision that has not come back yet; it may be taken back until it is sent (MOD-3). */
export function WaitingDecision({ state, mayUndo, onUndo, children }: WaitingDecisionProps) {
  return (
    <div className={styles.waiting}>
      <output className={styles.words}>
        <span>{children}</span>
        <SyncBadge sync={syncStateOf(state)} compact />
      </output>
      {mayUndo ? (
        <Button kind="quiet" icon={<Undo2 />} onClick={onUndo}>
          <Trans>Annuler</Trans>
        </Button>
      ) : null}
    </div>
  );
}
