import { useLingui } from "@lingui/react/macro";
import type { City } from "../../domain/city/city.ts";
import type { Place } from "../../domain/place/place.ts";
import { ofCity } from "../../i18n/city-words.ts";
import { PLACE_ZOOM } from "../../map/camera/map-view.ts";
import type { Pin } from "../../map/pin.ts";
import { StillMap } from "../city/lazy-maps.ts";
import { outlineOfCity } from "../city/outline-of-city.ts";
import styles from "./place-picture.module.css";

interface PlacePictureProps {
  readonly city: City;
  readonly place: Place;
  readonly where: string;
  readonly pin: Pick<Pin, "shape" | "tone" | "icon" | "waiting">;
}

export function PlacePicture({ city, place, where, pin }: PlacePictureProps) {
  const { t, i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  return (
    <div className={styles.picture}>
      <StillMap
        city={city}
        label={t`${where}, sur la carte ${ofName}`}
        outline={outlineOfCity(city)}
        place={place}
        pin={pin}
        zoom={PLACE_ZOOM}
        tilesUnavailable={t`Fond de carte indisponible`}
      />
    </div>
  );
}
