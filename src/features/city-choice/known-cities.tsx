import { Trans, useLingui } from "@lingui/react/macro";
import { History, MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { atCity } from "../../i18n/city-words.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import { Actions, Section } from "../../ui/page.tsx";
import styles from "./city-choice.module.css";

export interface KnownCity {
  readonly code: CityId;
  readonly name: string;
}

interface KnownCitiesProps {
  readonly cities: readonly KnownCity[];
  readonly mine: CityId | undefined;
  readonly choosing: boolean;
  readonly onChoose: (city: KnownCity) => void;
}

export function KnownCities({ cities, mine, choosing, onChoose }: KnownCitiesProps) {
  const { t, i18n } = useLingui();
  const own = cities.find(({ code }) => code === mine);
  const atName = own === undefined ? "" : atCity(i18n, own.name);
  const others = cities.filter(({ code }) => code !== mine);
  return (
    <>
      {own === undefined ? null : (
        <p ref={keepToastsBelow} className={styles.own}>
          <MapPin aria-hidden="true" size={20} />
          <span>
            <Trans>
              Votre commune est <strong>{own.name}</strong>.
            </Trans>
          </span>
          <Link className={buttonClass("quiet")} to={mapPathOf(own.code)}>
            <Trans>Rester {atName}</Trans>
          </Link>
        </p>
      )}
      {others.length === 0 ? null : (
        <Section title={mine === undefined ? t`Déjà sur cet appareil` : t`Consultées récemment`}>
          <Actions>
            {others.map((city) => (
              <Button
                key={city.code}
                icon={<History />}
                aria-disabled={choosing}
                onClick={() => onChoose(city)}
              >
                {city.name}
              </Button>
            ))}
          </Actions>
        </Section>
      )}
    </>
  );
}
