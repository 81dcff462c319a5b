import { useLingui } from "@lingui/react/macro";
import type { Dispatch } from "react";
import type { City } from "../../domain/city/city.ts";
import { CityMap } from "../city/city-map.tsx";
import { SkipLink } from "../city/skip-link.tsx";
import styles from "./place-step.module.css";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";
import type { LookingAt } from "./use-looking-at.ts";

interface PlaceMapProps {
  readonly city: City;
  readonly form: PlaceFields;
  readonly looking: LookingAt;
  readonly dispatch: Dispatch<PlaceAction>;
}

const BEFORE_ID = "before-place-map";
const AFTER_ID = "after-place-map";
const NOTHING = (): void => undefined;

/** A fixed crosshair over a map that moves: the point is what lies under it. */
export function PlaceMap({ city, form, looking, dispatch }: PlaceMapProps) {
  const { t } = useLingui();
  return (
    <div className={styles.map}>
      <SkipLink id={BEFORE_ID} targetId={AFTER_ID}>{t`Passer la carte`}</SkipLink>
      <CityMap
        city={city}
        label={t`Carte pour placer le point`}
        center={looking.center}
        zoom={looking.zoom}
        onSelect={NOTHING}
        onEscape={() => document.getElementById(AFTER_ID)?.focus()}
        mode="place"
        place={form.place}
        accuracyM={form.accuracyM}
        onPlace={(place) => dispatch({ type: "placed", place, source: "map", accuracyM: null })}
      />
      <SkipLink id={AFTER_ID} targetId={BEFORE_ID}>{t`Revenir à la carte`}</SkipLink>
    </div>
  );
}
