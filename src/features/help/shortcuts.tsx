import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./help.module.css";

export interface HelpKey {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface ShortcutsProps {
  readonly map: "browse" | "place" | undefined;
  readonly helpKey: HelpKey;
}

/** The key that acts everywhere can be switched off (RGAA 12.10). */
export function Shortcuts({ map, helpKey }: ShortcutsProps) {
  const { t } = useLingui();
  return (
    <>
      <dl className={styles.keys}>
        {helpKey.isOn ? <Row keys={["?"]}>{t`Ouvrir cette aide`}</Row> : null}
        <Row keys={[t`Tab`]}>{t`Aller à l’élément suivant`}</Row>
        <Row keys={[t`Maj`, t`Tab`]}>{t`Revenir à l’élément précédent`}</Row>
        <Row keys={[t`Échap`]}>{t`Fermer une fenêtre ou un panneau`}</Row>
      </dl>
      {map === undefined ? null : <MapKeys map={map} />}
      <Checkbox
        label={<Trans>Ouvrir l’aide avec la touche « ? »</Trans>}
        checked={helpKey.isOn}
        onChange={helpKey.onChange}
      />
    </>
  );
}

function MapKeys({ map }: { readonly map: "browse" | "place" }) {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.when}>
        <Trans>Sur la carte :</Trans>
      </p>
      <dl className={styles.keys}>
        <Row keys={["←", "↑", "→", "↓"]}>{t`Déplacer la carte`}</Row>
        <Row keys={["+", "−"]}>{t`Zoomer, dézoomer`}</Row>
        <Row keys={[t`Entrée`]}>
          {map === "browse"
            ? t`Parcourir les anomalies avec les flèches`
            : t`Placer le repère sous le viseur`}
        </Row>
      </dl>
    </>
  );
}

function Row({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className={styles.key}>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
