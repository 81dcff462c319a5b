import { Trans, useLingui } from "@lingui/react/macro";
import { Navigation } from "lucide-react";
import type { ReactNode } from "react";
import { distanceM } from "../../domain/place/distance.ts";
import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import type { City } from "../../domain/city/city.ts";
import { distanceWords } from "../../i18n/measure-words.ts";
import { buttonClass } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { directionWords } from "./direction-words.ts";
import styles from "./place-block.module.css";

interface PlaceBlockProps {
  readonly at: { readonly place: Place; readonly address: string; readonly locationHint: string };
  readonly city: Pick<City, "positionCityHall">;
  readonly picture?: ReactNode;
}

const CLOSE_M = 20;

export function PlaceBlock({ at, city: { positionCityHall }, picture }: PlaceBlockProps) {
  const { i18n } = useLingui();
  const { place, address, locationHint } = at;
  const metres = distanceM(positionCityHall, place);
  const distance = distanceWords(i18n, metres);
  const direction = directionWords(i18n, positionCityHall, place);
  const itinerary = `https://www.openstreetmap.org/directions?to=${latOf(place)},${lngOf(place)}`;
  return (
    <section className={styles.place}>
      <h3>
        <Trans>Lieu</Trans>
      </h3>
      {picture}
      {address === "" ? null : <p className={styles.address}>{address}</p>}
      {locationHint === "" ? null : <p>{locationHint}</p>}
      <p>
        {metres < CLOSE_M ? (
          <Trans>Devant la mairie.</Trans>
        ) : (
          <Trans>
            À {distance} {direction} de la mairie.
          </Trans>
        )}
      </p>
      <a
        className={classes(buttonClass(), styles.itinerary)}
        href={itinerary}
        target="_blank"
        rel="noreferrer"
      >
        <Navigation aria-hidden="true" size={20} />
        <Trans>Itinéraire</Trans>
        <VisuallyHidden>
          {" "}
          <Trans>(nouvelle fenêtre)</Trans>
        </VisuallyHidden>
      </a>
    </section>
  );
}
