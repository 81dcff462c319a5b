import { useLingui } from "@lingui/react/macro";
import { Layers } from "lucide-react";
import { useState, type ReactNode } from "react";
import { MapButton } from "../../map/map-button.tsx";

/** One button for what is seldom changed or asked of a map: its ground, what its pins mean, and what is kept of it. */
export function MapLayers({ renderDialog }: { readonly renderDialog: (onClose: () => void) => ReactNode }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <MapButton label={t`Fond de carte et légende`} icon={<Layers />} onClick={() => setOpen(true)} />
      {open ? renderDialog(() => setOpen(false)) : null}
    </>
  );
}
