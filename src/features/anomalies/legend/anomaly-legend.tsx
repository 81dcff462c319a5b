import { Trans, useLingui } from "@lingui/react/macro";
import { CATEGORY_IDS } from "../../../domain/anomaly/categories.ts";
import { ANOMALY_STATUSES, STATUS_FACTS, type PinShape } from "../../../domain/anomaly/statuses.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { Lamp } from "lucide-react";
import { CATEGORY_ICONS } from "../map/category-icons.ts";
import { PinDrawing } from "../../../map/markers/pin-drawing.tsx";
import { StatusBadge } from "../cards/status-badge.tsx";
import { PIN_TONES } from "../map/anomaly-pin-look.ts";
import styles from "./anomaly-legend.module.css";

export function AnomalyLegend({ heading: Heading }: { readonly heading: "h3" | "h4" }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.legend}>
      <Heading>
        <Trans>La forme dit le statut</Trans>
      </Heading>
      <ShapeRows />
      <Heading>
        <Trans>L’icône dit la catégorie</Trans>
      </Heading>
      <ul className={styles.categories}>
        {CATEGORY_IDS.map((id) => {
          const Icon = CATEGORY_ICONS[id];
          return (
            <li key={id} className={styles.row}>
              <Icon aria-hidden="true" size={20} />
              {categoryLabel(i18n, id)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ShapeRow {
  readonly shape: Exclude<PinShape, "none">;
  readonly quiet?: boolean;
  readonly waiting?: boolean;
  readonly text: string;
}

function ShapeRows() {
  const { t } = useLingui();
  const rows: readonly ShapeRow[] = [
    { shape: "round", text: t`Rond : signalée, prise en compte, ou à préciser.` },
    { shape: "square", text: t`Carré : programmée, en cours, ou transmise.` },
    { shape: "diamond", text: t`Losange : indiquée comme résolue, ou résolue.` },
    { shape: "bar", text: t`Barre : sans suite, le motif est indiqué.` },
    { shape: "diamond", quiet: true, text: t`Pâle : résolue ou sans suite.` },
    { shape: "round", waiting: true, text: t`Trait pointillé et horloge : en attente d’envoi.` },
  ];
  return (
    <ul className={styles.rows}>
      {rows.map(({ shape, quiet = false, waiting = false, text }) => (
        <li key={text} className={styles.row}>
          <PinDrawing
            shape={shape}
            tone={PIN_TONES[shape]}
            icon={Lamp}
            waiting={waiting}
            quiet={quiet}
            selected={false}
          />
          <div className={styles.words}>
            <p>{text}</p>
            {waiting || quiet ? null : <StatusesOf shape={shape} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function StatusesOf({ shape }: Pick<ShapeRow, "shape">) {
  return (
    <ul className={styles.statuses}>
      {ANOMALY_STATUSES.filter((status) => STATUS_FACTS[status].shape === shape).map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}
