import { useLingui } from "@lingui/react/macro";
import { Shapes } from "lucide-react";
import { useState, type ReactNode } from "react";
import { MapButton } from "../../map/map-button.tsx";

export function MapLegend({ renderDialog }: { readonly renderDialog: (onClose: () => void) => ReactNode }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MapButton label={t`Légende`} icon={<Shapes />} onClick={() => setOpen(true)} />
      {open ? renderDialog(() => setOpen(false)) : null}
    </>
  );
}
