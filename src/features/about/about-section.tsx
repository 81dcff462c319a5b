import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./about.module.css";
import { SECTIONS, type SectionId } from "./sections.ts";

/** One part of the page, under its title; the address can lead to it. */
export function AboutSection({ id, children }: { readonly id: SectionId; readonly children: ReactNode }) {
  const { t } = useLingui();
  const titleId = `${id}-titre`;
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(SECTIONS[id])}</h2>
      {children}
    </section>
  );
}
