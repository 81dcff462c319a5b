import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapTexts } from "../../map/map-texts.ts";

/** What the map says of the items on it. Keep it the same from one render to the next. */
export type ItemTexts = Pick<MapTexts, "browseHelp" | "cluster">;

export function useMapTexts(items?: ItemTexts): MapTexts {
  const { t } = useLingui();
  return useMemo(() => {
    const placeHelp = t`Flèches pour déplacer la carte sous le viseur, plus et moins pour zoomer, Espace ou Entrée pour placer le point, Échap pour sortir.`;
    return {
      browseHelp: placeHelp,
      cluster: () => "",
      ...items,
      placeHelp,
      zoomIn: t`Zoom avant`,
      zoomOut: t`Zoom arrière`,
      nextPin: t`Élément suivant`,
      previousPin: t`Élément précédent`,
      cityHall: t`Mairie`,
      placeHere: t`Placer ici`,
      placed: t`Position choisie`,
      tilesUnavailable: t`Fond de carte indisponible`,
    };
  }, [t, items]);
}
