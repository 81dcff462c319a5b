import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { useData } from "../../data/data-context.ts";
import { useOfflineMap } from "../../data/offline-maps/offline-map.ts";
import { isArchivable, type ArchivableProvider } from "../../domain/background/map-provider.ts";
import type { City } from "../../domain/city/city.ts";
import { parseOutline } from "../../domain/place/outline.ts";
import { MapButton } from "../../map/map-button.tsx";
import { mapProviderOf } from "../../remote/tiles/map-provider.ts";
import { Button } from "../../ui/button.tsx";
import { useResumeDownload } from "./use-resume-download.ts";
import { comingPart } from "../../ui/coming-part.tsx";

const OfflineMapDialog = comingPart(async () => (await import("./offline-map-dialog.tsx")).OfflineMapDialog);

interface OfflineMapButtonProps {
  readonly city: City;
  /** `icon` beside a map, `words` in a page. */
  readonly look?: "icon" | "words";
}

/** Only where the provider's terms allow keeping a commune (MAP-6) and the commune has an outline. */
export function OfflineMapButton({ city, look = "icon" }: OfflineMapButtonProps) {
  const { id, mapProvider } = city;
  const provider = useMemo(() => mapProviderOf({ id, mapProvider }), [id, mapProvider]);
  if (!isArchivable(provider) || city.contour === "") return null;
  return <Offered city={city} look={look} provider={provider} />;
}

interface OfferedProps extends Required<OfflineMapButtonProps> {
  readonly provider: ArchivableProvider;
}

function Offered({ city, look, provider }: OfferedProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { device } = useData();
  const map = useOfflineMap(city.id);
  const outline = useMemo(() => parseOutline(city.contour) ?? [], [city.contour]);
  useResumeDownload(map, { device, cityId: city.id, outline, provider });
  return (
    <>
      {look === "icon" ? (
        <MapButton label={t`Carte hors ligne`} icon={<Download />} onClick={() => setOpen(true)} />
      ) : (
        <Button icon={<Download />} onClick={() => setOpen(true)}>
          <Trans>Télécharger pour le hors-ligne</Trans>
        </Button>
      )}
      {open && device !== undefined ? (
        <OfflineMapDialog
          cityName={city.name}
          map={map ?? null}
          job={{ device, cityId: city.id, outline, provider }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
