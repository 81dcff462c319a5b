import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { cityClock } from "../../clock/city-clock.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { dataAgeWords } from "../../i18n/date-words.ts";
import styles from "./account.module.css";
import type { CityPart } from "./gather-cities.tsx";

/** The city may have contents that this device lacks: never shown as « aucun » (P13). */
export function isIncomplete({ freshness: { live, at }, isNothingSent }: CityPart): boolean {
  return at === null ? !isNothingSent : !live;
}

interface CityAgeProps {
  readonly part: CityPart;
  /** The person is there already: it is being read. */
  readonly isHome: boolean;
}

export function CityAge({ part: { cityId, name, freshness }, isHome }: CityAgeProps) {
  const { i18n } = useLingui();
  const [now] = useState(cityClock.now);
  const { at } = freshness;
  const age = at === null ? undefined : dataAgeWords(i18n, at, now);
  return (
    <p className={styles.soft}>
      {age === undefined ? (
        <Trans>{name} : ce que vous avez envoyé n’est pas sur cet appareil.</Trans>
      ) : (
        <Trans>
          {name} : {age}.
        </Trans>
      )}{" "}
      {isHome ? null : (
        <Link to={pathOf("ListAnomalies", { cityId })}>
          <Trans>Ouvrir {name}</Trans>
        </Link>
      )}
    </p>
  );
}
