import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./about.module.css";

/** The page's parts by the fragment of their address: links from elsewhere lead to them. */
const SECTIONS = {
  urgence: msg`Que faire en urgence`,
  reponse: msg`Qui répond`,
  mentions: msg`Mentions légales`,
  donnees: msg`Vos données`,
  appareil: msg`Ce que cet appareil garde`,
  accessibilite: msg`Accessibilité`,
  credits: msg`Version, licences et crédits`,
} as const satisfies Record<string, MessageDescriptor>;

type SectionId = keyof typeof SECTIONS;

export function Contents() {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Sur cette page`}>
      <ul className={styles.contents}>
        {(Object.keys(SECTIONS) as SectionId[]).map((id) => (
          <li key={id}>
            <Link to={`#${id}`}>{t(SECTIONS[id])}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

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
