import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapTexts } from "../../map/map-texts.ts";

/** What the map says of the items on it. Keep it the same from one render to the next. */
export type ItemTexts = Pick<MapTexts, "browseHelp" | "cluster">;

export function useMapTexts(items?: ItemTexts): MapTexts {
  const { t } = useLingui();
  return useMemo(() => {
    const placeHelp = t`Le milieu de la carte est le lieu. Flèches pour la déplacer, plus et moins pour zoomer, Entrée pour prendre le lieu, Échap pour sortir.`;
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
      placeHere: t`C’est ici`,
      placed: t`Lieu choisi`,
      tilesUnavailable: t`Fond de carte indisponible`,
    };
  }, [t, items]);
}
