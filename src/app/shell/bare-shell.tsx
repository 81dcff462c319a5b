import type { ReactNode } from "react";
import styles from "./bare-shell.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";
import { CONTENT_ID, SkipLinks } from "./skip-links.tsx";

/** The frame of screens that belong to no commune: home, choice of a commune, errors. */
export function BareShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLinks />
      <header className={styles.bar}>
        <Mark />
        <span className={styles.name}>Parvis</span>
        <div className={styles.side}>
          <LanguageSwitch />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
