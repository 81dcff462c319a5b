import { Trans } from "@lingui/react/macro";
import { MapPin } from "lucide-react";
import type { CityId } from "../../domain/city/city.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./city-choice.module.css";

export interface KnownCity {
  readonly code: CityId;
  readonly name: string;
}

export interface KnownCitiesProps {
  readonly cities: readonly KnownCity[];
  readonly choosing: boolean;
  readonly onChoose: (city: KnownCity) => void;
}

export function KnownCities({ cities, choosing, onChoose }: KnownCitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className={styles.known} aria-labelledby="known-cities">
      <h2 id="known-cities" className={styles.knownTitle}>
        <Trans>Déjà sur cet appareil</Trans>
      </h2>
      <ul className={styles.knownList}>
        {cities.map((city) => (
          <li key={city.code}>
            <Button icon={<MapPin />} aria-disabled={choosing} onClick={() => onChoose(city)}>
              {city.name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
