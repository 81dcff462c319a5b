import { Trans } from "@lingui/react/macro";
import { Download, Share } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { askToInstall, useInstallWay } from "./install-way.ts";
import styles from "./install.module.css";

/** A button where the browser can prompt, instructions where it can't. */
export function InstallAction({ way }: { readonly way: "prompt" | "instructions" }) {
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

/** The offer inside something that says the rest; nothing where Parvis is installed already or can't be. */
export function InstallHere() {
  const way = useInstallWay();
  return way === "prompt" || way === "instructions" ? <InstallAction way={way} /> : null;
}
