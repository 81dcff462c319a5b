import { useLingui } from "@lingui/react/macro";
import { Shapes } from "lucide-react";
import { Suspense, useState, type ReactNode } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./map-legend.module.css";

export function MapLegend({ renderDialog }: { readonly renderDialog: (onClose: () => void) => ReactNode }) {
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
      {open ? <Suspense fallback={null}>{renderDialog(() => setOpen(false))}</Suspense> : null}
    </>
  );
}
