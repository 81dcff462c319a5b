import { Trans } from "@lingui/react/macro";
import { Download, Share } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { askToInstall } from "./held-install.ts";
import styles from "./install.module.css";

/** The button where the browser can ask, and the way in words where it can't. */
export function InstallAction({ way }: { readonly way: "prompt" | "words" }) {
  if (way === "prompt") {
    return (
      <Button icon={<Download />} onClick={() => void askToInstall()}>
        <Trans>Installer Parvis</Trans>
      </Button>
    );
  }
  return (
    <p className={styles.words}>
      <Share aria-hidden="true" size={20} />
      <span>
        <Trans>Touchez « Partager », puis « Sur l’écran d’accueil ».</Trans>
      </span>
    </p>
  );
}
