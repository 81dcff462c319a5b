import { Trans, useLingui } from "@lingui/react/macro";
import { CircleHelp } from "lucide-react";
import { useState } from "react";
import { CATEGORIES } from "../../../domain/anomaly/categories.ts";
import { PinDrawing } from "../../../map/markers/pin-drawing.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CATEGORY_ICONS } from "../../../map/markers/category-icons.ts";
import styles from "./map-legend.module.css";

/** What the pins mean, one tap away. */
export function MapLegend({ approximate }: { readonly approximate: boolean }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.button}
        label={t`Légende`}
        icon={<CircleHelp />}
        onClick={() => setOpen(true)}
      />
      <Dialog title={t`Légende`} open={open} onClose={() => setOpen(false)}>
        <div className={styles.legend}>
          {approximate ? (
            <p>
              <Trans>Le contour de la commune et le fond de carte sont approximatifs.</Trans>
            </p>
          ) : null}
          <h3>
            <Trans>La forme dit le statut</Trans>
          </h3>
          <ShapeRows />
          <h3>
            <Trans>L’icône dit la catégorie</Trans>
          </h3>
          <ul className={styles.categories}>
            {CATEGORIES.map(({ id, label }) => {
              const Icon = CATEGORY_ICONS[id];
              return (
                <li key={id} className={styles.row}>
                  <Icon aria-hidden="true" size={20} />
                  {label}
                </li>
              );
            })}
          </ul>
        </div>
      </Dialog>
    </>
  );
}

function ShapeRows() {
  const { t } = useLingui();
  const rows = [
    { shape: "round", waiting: false, text: t`Rond : la commune doit encore répondre.` },
    { shape: "square", waiting: false, text: t`Carré : prévue, en cours, ou transmise.` },
    { shape: "diamond", waiting: false, text: t`Losange : indiquée comme résolue, résolue, ou sans suite.` },
    { shape: "round", waiting: true, text: t`Trait pointillé et horloge : en attente d’envoi.` },
  ] as const;
  return (
    <ul className={styles.rows}>
      {rows.map(({ shape, waiting, text }) => (
        <li key={text} className={styles.row}>
          <PinDrawing shape={shape} icon="eclairage" waiting={waiting} selected={false} />
          {text}
        </li>
      ))}
    </ul>
  );
}
