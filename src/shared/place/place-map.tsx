import { useLingui } from "@lingui/react/macro";
import { LocateFixed } from "lucide-react";
import { useMemo, type Dispatch } from "react";
import type { City } from "../../domain/city/city.ts";
import { MapButton } from "../../map/map-button.tsx";
import { problemId } from "../../ui/field.tsx";
import { CityMap } from "../city/city-map.tsx";
import { SkipLink } from "../city/skip-link.tsx";
import { fieldIdOf } from "../drafts/field-ids.ts";
import type { PlaceAction, PlaceFields } from "./place-fields.ts";
import styles from "./place-step.module.css";
import { PlaceWords } from "./place-words.tsx";
import type { LookingAt } from "./use-looking-at.ts";
import { useMyPosition } from "./use-my-position.ts";

interface PlaceMapProps {
  readonly city: City;
  readonly form: PlaceFields;
  readonly looking: LookingAt;
  readonly dispatch: Dispatch<PlaceAction>;
  readonly problem: string | undefined;
}

const BEFORE_ID = "before-place-map";
const AFTER_ID = "after-place-map";
const NOTHING = (): void => undefined;

/** A pin that stands still over a map that moves: the middle is the place. */
export function PlaceMap({ city, form, looking, dispatch, problem }: PlaceMapProps) {
  const { t } = useLingui();
  const texts = useMemo(
    () => ({
      help: t`Le milieu de la carte est le lieu. Flèches pour la déplacer, plus et moins pour zoomer, Entrée pour prendre le lieu, Échap pour sortir.`,
      // There is no item on it.
      cluster: () => "",
    }),
    [t],
  );
  const { state, locate } = useMyPosition({ city, place: form.place, dispatch, look: looking.look });
  return (
    <div className={styles.map}>
      <SkipLink id={BEFORE_ID} targetId={AFTER_ID}>{t`Passer la carte`}</SkipLink>
      <CityMap
        city={city}
        label={t`Carte pour placer le repère`}
        center={looking.center}
        zoom={looking.zoom}
        onSelect={NOTHING}
        onEscape={() => document.getElementById(AFTER_ID)?.focus()}
        mode="place"
        // It would lie under the pin that chooses, often from the start.
        cityHall={null}
        itemTexts={texts}
        place={form.place}
        accuracyM={form.accuracyM}
        onPlace={(place) => dispatch({ type: "placed", place, source: "map", accuracyM: null })}
        placing={{
          renderAbout: (isBare) => (
            <PlaceWords city={city} form={form} position={state} isBare={isBare} problem={problem} />
          ),
          buttonId: fieldIdOf("place"),
          problemId: problem === undefined ? undefined : problemId(fieldIdOf("place")),
        }}
      >
        <MapButton
          label={t`Ma position`}
          icon={<LocateFixed />}
          aria-disabled={state.is === "asking"}
          onClick={locate}
        />
      </CityMap>
      <SkipLink id={AFTER_ID} targetId={BEFORE_ID}>{t`Revenir à la carte`}</SkipLink>
    </div>
  );
}
