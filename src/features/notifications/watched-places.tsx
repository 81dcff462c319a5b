import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { cityClock } from "../../clock/city-clock.ts";
import type { MyPlace } from "../../domain/account/my-places.ts";
import { CATEGORY_IDS } from "../../domain/anomaly/categories.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import type { WatchedPlace } from "../../domain/notification/my-notifications.ts";
import { NEAR_COLLECTIONS } from "../../domain/notification/near.ts";
import { categoryLabel } from "../../i18n/categories/category-labels.ts";
import { distanceWords } from "../../i18n/measure-words.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { tabQuery } from "../../shared/tabs/tab-query.ts";
import { Chip } from "../../ui/chip.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Section } from "../../ui/page.tsx";
import styles from "./settings.module.css";
import { useNear } from "./use-near.ts";
import type { SettledNotifications } from "./use-notification-settings.ts";

interface WatchedPlacesProps {
  readonly cityId: CityId;
  readonly mine: SettledNotifications;
  readonly state: ReactNode;
}

/** « Près de chez vous »: which of the person's places they want to hear of. */
export function WatchedPlaces({ cityId, mine, state }: WatchedPlacesProps) {
  const { places, settings, settle } = mine;
  const near = useNear(cityId);
  const watchedOf = (id: string): WatchedPlace | undefined =>
    settings.watched.find(({ placeId }) => placeId === id);
  const watch = (id: string, wanted: WatchedPlace | undefined): void => {
    void settle((before) => {
      const others = before.watched.filter(
        ({ placeId }) => placeId !== id && places.some((place) => place.id === placeId),
      );
      return { watched: wanted === undefined ? others : [...others, wanted] };
    });
  };
  return (
    <Section
      card
      title={<Trans>Près de chez vous</Trans>}
      end={state}
      hint={<Trans>Vos lieux sont visibles de vous seul, et arrondis à une centaine de mètres.</Trans>}
    >
      {places.map((place) => (
        <PlaceChoice
          key={place.id}
          place={place}
          watched={watchedOf(place.id)}
          near={near}
          onChange={(wanted) => watch(place.id, wanted)}
        />
      ))}
      <p>
        <Link to={`${pathOf("CitySettings", { cityId })}${tabQuery("lieux")}`}>
          {places.length === 0 ? <Trans>Ajouter un lieu</Trans> : <Trans>Modifier mes lieux</Trans>}
        </Link>
      </p>
    </Section>
  );
}

interface PlaceChoiceProps {
  readonly place: MyPlace;
  readonly watched: WatchedPlace | undefined;
  readonly near: ReturnType<typeof useNear>;
  readonly onChange: (wanted: WatchedPlace | undefined) => void;
}

function PlaceChoice({ place, watched, near, onChange }: PlaceChoiceProps) {
  const { t, i18n } = useLingui();
  const { id: placeId, label } = place;
  const radius = distanceWords(i18n, place.radiusM);
  return (
    <div className={styles.place}>
      <Checkbox
        label={t`Me prévenir de ce qui est nouveau autour de « ${label} »`}
        hint={t`À ${radius} à la ronde`}
        checked={watched !== undefined}
        onChange={(on) => onChange(on ? { placeId, categories: [], since: cityClock.now() } : undefined)}
      />
      {watched === undefined ? null : (
        <>
          <Categories watched={watched} onChange={(categories) => onChange({ ...watched, categories })} />
          {near === undefined ? null : <NearCount count={near(place, watched)} />}
        </>
      )}
    </div>
  );
}

/** So that a radius can be chosen with an idea of how much it brings; without network too. */
function NearCount({ count }: { readonly count: number }) {
  const { t } = useLingui();
  return (
    <p className={styles.hint}>
      {t`${plural(count, {
        0: "Rien de nouveau dans ce rayon depuis 30 jours.",
        one: "# nouveauté dans ce rayon depuis 30 jours.",
        other: "# nouveautés dans ce rayon depuis 30 jours.",
      })}`}{" "}
      <Trans>Calculé sur cet appareil.</Trans>
    </p>
  );
}

const COLLECTION_WORDS = {
  ideas: msg`Idées`,
  activities: msg`Activités`,
} as const satisfies Record<(typeof NEAR_COLLECTIONS)[number], MessageDescriptor>;

interface CategoriesProps {
  readonly watched: WatchedPlace;
  readonly onChange: (categories: readonly string[]) => void;
}

function Categories({ watched: { categories }, onChange }: CategoriesProps) {
  const { t, i18n } = useLingui();
  const toggled = (id: string): readonly string[] =>
    categories.includes(id) ? categories.filter((one) => one !== id) : [...categories, id];
  return (
    <Disclosure
      summary={
        categories.length === 0 ? (
          <Trans>De tout : signalements, idées et activités</Trans>
        ) : (
          <Trans>Seulement de ce qui est choisi</Trans>
        )
      }
    >
      <div className={styles.chips}>
        {CATEGORY_IDS.map((id) => (
          <Chip key={id} pressed={categories.includes(id)} onClick={() => onChange(toggled(id))}>
            {categoryLabel(i18n, id)}
          </Chip>
        ))}
        {NEAR_COLLECTIONS.map((id) => (
          <Chip key={id} pressed={categories.includes(id)} onClick={() => onChange(toggled(id))}>
            {t(COLLECTION_WORDS[id])}
          </Chip>
        ))}
      </div>
    </Disclosure>
  );
}
