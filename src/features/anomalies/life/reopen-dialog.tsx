import { useLingui } from "@lingui/react/macro";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { useAct } from "./use-act.ts";
import { WordsDialog } from "./words-dialog.tsx";

interface ReopenDialogProps {
  readonly anomaly: Anomaly;
  readonly onClose: () => void;
}

export function ReopenDialog({ anomaly, onClose }: ReopenDialogProps) {
  const { t } = useLingui();
  const { act } = useAct(anomaly);
  return (
    <WordsDialog
      anomalyId={anomaly.id}
      onSend={(payload) => act("reopen-anomaly", payload)}
      title={t`Demander la réouverture`}
      label={t`Pourquoi, lu par tous`}
      onClose={onClose}
    />
  );
}
