import { Trans } from "@lingui/react/macro";
import { Save, Send } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { useOnline } from "../../data/device/use-online.ts";
import styles from "./draft-form.module.css";

interface SubmitBarProps {
  readonly isSending: boolean;
  readonly sendWords: ReactNode;
}

/** The button says what will happen: sent now, or kept and sent by itself later. */
export function SubmitBar({ isSending, sendWords }: SubmitBarProps) {
  const online = useOnline();
  return (
    <div className={styles.submit}>
      <Button type="submit" kind="primary" wide icon={online ? <Send /> : <Save />} aria-disabled={isSending}>
        {online ? sendWords : <Trans>Enregistrer, sera envoyé automatiquement</Trans>}
      </Button>
    </div>
  );
}
