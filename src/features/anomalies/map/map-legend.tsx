import { useLingui } from "@lingui/react/macro";
import { Shapes } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { withWords } from "../../../i18n/activate-locale.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import styles from "../../../shared/collection/map-legend.module.css";

const LegendDialog = lazy(async () => ({
  default: (await withWords(import("../legend/legend-dialog.tsx"))).LegendDialog,
}));

/** What the pins mean, one tap away. */
export function MapLegend({ approximate }: { readonly approximate: boolean }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={styles.button}
        label={t`Légende`}
        icon={<Shapes />}
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense fallback={null}>
          <LegendDialog approximate={approximate} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
