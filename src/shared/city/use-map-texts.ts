import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapTexts } from "../../map/map-texts.ts";

/** Every word the map says. */
export function useMapTexts(): MapTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      browseHelp: t`Flèches pour se déplacer, plus et moins pour zoomer, Entrée pour parcourir les anomalies, Échap pour sortir.`,
      placeHelp: t`Flèches pour déplacer la carte sous le viseur, plus et moins pour zoomer, Espace ou Entrée pour placer le point, Échap pour sortir.`,
      zoomIn: t`Zoom avant`,
      zoomOut: t`Zoom arrière`,
      nextPin: t`Élément suivant`,
      previousPin: t`Élément précédent`,
      cluster: (count, open) => {
        const anomalies = t`${plural(count, { one: "# anomalie", other: "# anomalies" })}`;
        return t`${anomalies}, dont ${plural(open, { one: "# ouverte", other: "# ouvertes" })}`;
      },
      cityHall: t`Mairie`,
      placeHere: t`Placer ici`,
      placed: t`Position choisie`,
      tilesUnavailable: t`Fond de carte indisponible`,
    }),
    [t],
  );
}
