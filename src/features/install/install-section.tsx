import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { InstallAction } from "./install-action.tsx";
import { useInstallWay } from "./install-way.ts";
import styles from "./install.module.css";

export function InstallSection() {
  const way = useInstallWay();
  const titleId = useId();
  if (way !== "prompt" && way !== "instructions") return null;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Sur votre écran d’accueil</Trans>
      </h2>
      <p>
        <Trans>Parvis s’ouvre alors comme une application, avec ou sans réseau.</Trans>
      </p>
      <InstallAction way={way} />
    </section>
  );
}
