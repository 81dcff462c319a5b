import { Trans } from "@lingui/react/macro";
import { Clock, Send } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useOnline } from "../../data/device/use-online.ts";
import styles from "./draft-form.module.css";

interface SubmitBarProps {
  readonly isSending: boolean;
  /** « le signalement » */
  readonly what: ReactNode;
}

/** The button says what will happen: sent now, or kept and sent by itself later; the strip above the page may have gone by. */
export function SubmitBar({ isSending, what }: SubmitBarProps) {
  const online = useOnline();
  const keptId = useId();
  return (
    <div className={styles.submit}>
      {online ? null : (
        <p id={keptId} className={styles.kept}>
          <Trans>Sans réseau : ce sera enregistré sur cet appareil, puis envoyé dès que possible.</Trans>
        </p>
      )}
      <Button
        type="submit"
        kind="primary"
        wide
        icon={online ? <Send /> : <Clock />}
        aria-disabled={isSending}
        aria-describedby={online ? undefined : keptId}
      >
        {online ? (
          <>
            <Trans>Envoyer</Trans> {what}
          </>
        ) : (
          <Trans>Envoyer au retour du réseau</Trans>
        )}
      </Button>
    </div>
  );
}
