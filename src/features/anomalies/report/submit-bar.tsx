import { Trans } from "@lingui/react/macro";
import { Save, Send } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useOnline } from "../../../data/device/use-online.ts";
import styles from "./report-page.module.css";

/** The button says what will happen: sent now, or kept and sent by itself later. */
export function SubmitBar({ isSending }: { readonly isSending: boolean }) {
  const online = useOnline();
  return (
    <div className={styles.submit}>
      <Button type="submit" kind="primary" wide icon={online ? <Send /> : <Save />} aria-disabled={isSending}>
        {online ? (
          <Trans>Envoyer le signalement</Trans>
        ) : (
          <Trans>Enregistrer, sera envoyé automatiquement</Trans>
        )}
      </Button>
    </div>
  );
}
