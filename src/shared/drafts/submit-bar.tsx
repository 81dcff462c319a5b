import { Trans } from "@lingui/react/macro";
import { Clock, Send } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useOnline } from "../../data/device/use-online.ts";
import styles from "./draft-form.module.css";

interface SubmitBarProps {
  readonly isSending: boolean;
  /** « le signalement » */
  readonly what: ReactNode;
}

/** The button says what will happen: sent now, or kept and sent by itself later. */
export function SubmitBar({ isSending, what }: SubmitBarProps) {
  const online = useOnline();
  return (
    <div className={styles.submit}>
      <Button
        type="submit"
        kind="primary"
        wide
        icon={online ? <Send /> : <Clock />}
        aria-disabled={isSending}
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
