import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapTexts } from "../../map/map-texts.ts";

/** What the map says of what is done on it, and of the items on it. Keep it the same from one render to the next. */
export type ItemTexts = Pick<MapTexts, "help" | "cluster">;

export function useMapTexts(items: ItemTexts): MapTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      ...items,
      zoomIn: t`Zoom avant`,
      zoomOut: t`Zoom arrière`,
      nextPin: t`Élément suivant`,
      previousPin: t`Élément précédent`,
      cityHall: t`Mairie`,
      placeHere: t`C’est\u00A0ici`,
      placed: t`Lieu choisi`,
      tilesUnavailable: t`Fond de carte indisponible`,
    }),
    [t, items],
  );
}
