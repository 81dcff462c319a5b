import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { useWithdraw } from "./use-withdraw.ts";

interface WithdrawDialogProps {
  readonly anomaly: Anomaly;
  readonly onClose: () => void;
}

/** It cannot be taken back, so it is asked. */
export function WithdrawDialog({ anomaly, onClose }: WithdrawDialogProps) {
  const { t, i18n } = useLingui();
  const { withdraw, problem } = useWithdraw(anomaly);
  const press = async (): Promise<void> => {
    if ((await withdraw()).ok) onClose();
  };
  return (
    <Dialog
      title={t`Retirer le signalement`}
      open
      onClose={onClose}
      actions={
        <Button kind="danger" icon={<Undo2 />} onClick={() => void press()}>
          <Trans>Retirer le signalement</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Plus personne ne le verra, sauf vous et les modérateurs.</Trans>
      </p>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </Dialog>
  );
}
