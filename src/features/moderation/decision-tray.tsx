import { Plural, Trans } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { useDevice } from "../../data/data-context.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { discardRow, mayChange } from "../../data/outbox/row-actions.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./queue.module.css";

/** How many decisions wait on this device, and the way back from the last one (MOD-3). */
export function DecisionTray({ decisions }: { readonly decisions: readonly OutboxRow[] }) {
  const device = useDevice();
  const waiting = decisions.filter(({ state }) => state === "queued" || state === "sending");
  const last = waiting.findLast((row) => row.state === "queued" && mayChange(row));
  return (
    <div className={styles.tray}>
      <output>
        {waiting.length === 0 ? null : (
          <Plural
            value={waiting.length}
            one="# décision sera appliquée à l’envoi."
            other="# décisions seront appliquées à l’envoi."
          />
        )}
      </output>
      {last === undefined ? null : (
        <Button kind="quiet" icon={<Undo2 />} onClick={() => void discardRow(device, last.id)}>
          <Trans>Annuler la dernière</Trans>
        </Button>
      )}
    </div>
  );
}
