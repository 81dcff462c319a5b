import { Trans } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type CSSProperties, useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";
import type { CityId } from "../../../domain/city/city.ts";
import { latOf, lngOf, type Place } from "../../../domain/place/place.ts";
import { aimedPlace, focusSurface, placeAt } from "../../../map/camera/leaflet-camera.ts";
import { type Insets, NO_INSETS } from "../../../map/camera/map-view.ts";
import { type LatLng, useMap } from "../../../map/leaflet.ts";
import { reportPathAt } from "../report/place-asked.ts";
import styles from "./report-here.module.css";

interface ReportHereProps {
  readonly cityId: CityId;
  readonly insets: Insets | undefined;
}

/** A long press, the right button or the menu key offers a report at that point; the key's point is the middle of the view. */
export function ReportHere({ cityId, insets = NO_INSETS }: ReportHereProps) {
  const map = useMap();
  const [place, setPlace] = useState<Place>();
  const onKey = useEffectEvent(() => setPlace(aimedPlace(map, insets)));
  useEffect(() => {
    const over = new AbortController();
    const surface = map.getContainer().parentElement;
    const onPoint = ({ latlng }: { readonly latlng: LatLng }): void => setPlace(placeAt(latlng));
    const leave = (): void => setPlace(undefined);
    // Leaflet hears of the press on the offer before React does.
    const onPress = ({ originalEvent }: { readonly originalEvent: MouseEvent }): void => {
      if (!(originalEvent.target instanceof HTMLAnchorElement)) leave();
    };
    const onMenu = (event: MouseEvent): void => {
      if (event.target !== surface) return;
      event.preventDefault();
      onKey();
    };
    surface?.addEventListener("contextmenu", onMenu, { signal: over.signal });
    map.on("contextmenu", onPoint);
    map.on("click", onPress);
    map.on("movestart resize", leave);
    return () => {
      over.abort();
      map.off("contextmenu", onPoint);
      map.off("click", onPress);
      map.off("movestart resize", leave);
    };
  }, [map]);
  if (place === undefined) return null;
  const { x, y } = map.latLngToContainerPoint([latOf(place), lngOf(place)]);
  return (
    <div className={styles.over} style={{ "--x": `${x}px`, "--y": `${y}px` } as CSSProperties}>
      <span className={styles.point} />
      <Link
        ref={focusIt}
        className={styles.link}
        to={reportPathAt(cityId, place)}
        onKeyDown={(event) => {
          // The map's own keys would go to its pins.
          event.stopPropagation();
          if (event.key !== "Escape") return;
          focusSurface(map);
          setPlace(undefined);
        }}
      >
        <Plus aria-hidden="true" size={20} />
        <Trans>Signaler ici</Trans>
      </Link>
    </div>
  );
}

function focusIt(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true });
}
