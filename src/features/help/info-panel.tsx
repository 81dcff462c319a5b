import { Trans, useLingui } from "@lingui/react/macro";
import { useId, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { HELP, type HelpPlace } from "./help-words.ts";
import styles from "./help.module.css";
import { Shortcuts, type HelpKey } from "./shortcuts.tsx";

export interface InfoPanelProps {
  readonly place: HelpPlace;
  readonly legend?: ReactNode;
  readonly city?: ReactNode;
  readonly helpKey: HelpKey;
  /** How to read the app in the other language. */
  readonly language: ReactNode;
  readonly onClose: () => void;
}

export function InfoPanel({ place, legend, city, helpKey, language, onClose }: InfoPanelProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Aide`} open onClose={onClose} placement="side">
      <div className={styles.panel}>
        <Section title={<Trans>Sur cette page</Trans>}>
          {HELP[place].map((sentence) => (
            <p key={sentence.id}>{t(sentence)}</p>
          ))}
        </Section>
        {city}
        {legend === undefined ? null : <Section title={<Trans>Légende de la carte</Trans>}>{legend}</Section>}
        <div className={styles.keyboard}>
          <Section title={<Trans>Raccourcis clavier</Trans>}>
            <Shortcuts map={mapOf(place)} helpKey={helpKey} />
          </Section>
        </div>
        <div className={styles.foot}>
          <Link className={styles.about} to={ROUTES.About} onClick={onClose}>
            <Trans>À propos, données et mentions légales</Trans>
          </Link>
          {language}
        </div>
      </div>
    </Dialog>
  );
}

function mapOf(place: HelpPlace): "browse" | "place" | undefined {
  if (place === "MapNewAnomaly") return "place";
  return place === "MapAnomalies" || place === "MapAnomaly" ? "browse" : undefined;
}

function Section({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
