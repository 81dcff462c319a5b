import { Trans, useLingui } from "@lingui/react/macro";
import type { CityHealth } from "../../../domain/administration/question.ts";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./cities-table.module.css";
import { CITY_FIGURES } from "./city-figures.ts";
import { CityLine } from "./city-line.tsx";
import { ClosedCityLine } from "./closed-city-line.tsx";

export interface CitiesProps {
  readonly cities: readonly CityHealth[];
  /** Found by name, and not open yet. */
  readonly closed: readonly CommuneEntry[];
  readonly isReadOnly: boolean;
  readonly onChanged: () => void;
}

/** As many communes as a desktop has room for, each on a line under names that stay in sight. */
export function CitiesTable({ cities, closed, isReadOnly, onChanged }: CitiesProps) {
  const { t } = useLingui();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>
          <Trans>Communes</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Commune</Trans>
          </th>
          {CITY_FIGURES.map(({ name }) => (
            <th key={t(name)} scope="col" className={styles.number}>
              {t(name)}
            </th>
          ))}
          <th scope="col">
            <Trans>Dernier comptage</Trans>
          </th>
          <th scope="col">
            <Trans>Modérateurs</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {cities.map((city) => (
          <CityLine key={city.id} city={city} isReadOnly={isReadOnly} />
        ))}
        {closed.map((commune) => (
          <ClosedCityLine key={commune.code} commune={commune} onOpened={onChanged} />
        ))}
      </tbody>
    </table>
  );
}
