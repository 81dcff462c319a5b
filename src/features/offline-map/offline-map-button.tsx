import { Trans } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState } from "react";
import type { City } from "../../domain/city/city.ts";
import { Button } from "../../ui/button.tsx";
import { comingPart } from "../../ui/coming-part.tsx";
import { useKeptMap, type KeptMap } from "./use-kept-map.ts";

const OfflineMapDialog = comingPart(async () => (await import("./offline-map-dialog.tsx")).OfflineMapDialog);

/** Only where the provider's terms allow keeping a commune (MAP-6) and the commune has an outline. */
export function OfflineMapButton({ city }: { readonly city: City }) {
  const kept = useKeptMap(city);
  return kept === undefined ? null : <Offered cityName={city.name} kept={kept} />;
}

function Offered({ cityName, kept: { map, job } }: { readonly cityName: string; readonly kept: KeptMap }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        <Trans>Télécharger pour le hors-ligne</Trans>
      </Button>
      {open ? (
        <OfflineMapDialog cityName={cityName} map={map ?? null} job={job} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
