import { Trans } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { usePassing } from "../../ui/use-passing.ts";
import styles from "./thread.module.css";

/** Takes words that cannot be sent here to wherever else they may be. */
export function CopyText({ text }: { readonly text: string }) {
  const [said, say] = usePassing<"copied" | "failed">();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say("copied"),
      () => say("failed"),
    );
  return (
    <>
      <Button icon={<Copy />} onClick={() => void copy()}>
        <Trans>Copier</Trans>
      </Button>
      <output className={styles.said}>
        {said === "copied" ? <Trans>Texte copié.</Trans> : null}
        {said === "failed" ? <Trans>Le texte n’a pas pu être copié. Sélectionnez-le.</Trans> : null}
      </output>
    </>
  );
}
