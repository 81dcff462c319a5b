import { Trans, useLingui } from "@lingui/react/macro";
import { House, Trash2 } from "lucide-react";
import type { MyPlace } from "../../../domain/account/my-places.ts";
import type { City } from "../../../domain/city/city.ts";
import { MY_PLACES_MAX } from "../../../domain/limits/limits.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { Card } from "../../../ui/card.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Section } from "../../../ui/page.tsx";
import { Select } from "../../../ui/select.tsx";
import styles from "../city.module.css";
import settings from "../settings.module.css";
import { AddPlace } from "./add-place.tsx";
import type { SettledPreferences } from "./use-city-preferences.ts";

const WHOLE_COMMUNE = "";

/** « Chez moi », and on what the map opens: seen by this person only. */
export function MyPlaces({ city, mine }: { readonly city: City; readonly mine: SettledPreferences }) {
  const { places, settle } = mine;
  return (
    <Section
      card
      title={<Trans>Mes lieux</Trans>}
      hint={<Trans>Visibles de vous seul, et arrondis à une centaine de mètres.</Trans>}
    >
      {places.length === 0 ? null : (
        <ul className={settings.places}>
          {places.map((place) => (
            <PlaceItem
              key={place.id}
              place={place}
              onRemove={() =>
                void settle((before) => ({ places: before.places.filter(({ id }) => id !== place.id) }))
              }
            />
          ))}
        </ul>
      )}
      {places.length < MY_PLACES_MAX ? (
        <AddPlace
          key={places.length}
          city={city}
          isFirst={places.length === 0}
          onAdd={(place) => settle((before) => ({ places: [...before.places, place] }))}
        />
      ) : (
        <p className={styles.hint}>
          <Trans>Vous avez {MY_PLACES_MAX} lieux, c’est le maximum.</Trans>
        </p>
      )}
      <OpensOn mine={mine} />
    </Section>
  );
}

function PlaceItem({ place, onRemove }: { readonly place: MyPlace; readonly onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const { label } = place;
  const radius = distanceWords(i18n, place.radiusM);
  return (
    <li>
      <Card className={settings.place}>
        <House aria-hidden="true" size={20} />
        <span className={settings.placeWords}>
          <strong>{label}</strong>
          <span className={styles.hint}>
            <Trans>À {radius} à la ronde</Trans>
          </span>
        </span>
        <IconButton label={t`Retirer ${label}`} icon={<Trash2 />} onClick={onRemove} />
      </Card>
    </li>
  );
}

function OpensOn({ mine: { places, opensOn, settle } }: { readonly mine: SettledPreferences }) {
  const { t } = useLingui();
  return (
    <Select<string>
      label={t`La carte s’ouvre sur`}
      options={[
        { value: WHOLE_COMMUNE, label: t`Toute la commune` },
        ...places.map(({ id, label }) => ({ value: id, label })),
      ]}
      value={opensOn ?? WHOLE_COMMUNE}
      onChange={(value) => void settle(() => ({ opensOn: value === WHOLE_COMMUNE ? null : value }))}
    />
  );
}
