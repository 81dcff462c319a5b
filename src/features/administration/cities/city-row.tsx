import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { DAY_MS } from "../../../domain/basics/instant.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import common from "../administration.module.css";
import styles from "./city-row.module.css";
import { CARD_FIGURES, codeWords, countedWords, residentsWords } from "./city-figures.ts";
import { Moderators } from "./moderators.tsx";

export interface CityRowProps {
  readonly city: CityHealth;
  readonly isReadOnly: boolean;
}

/** A card low enough that a phone shows five of them. */
export function CityRow({ city, isReadOnly }: CityRowProps) {
  const { t, i18n } = useLingui();
  const { id, name, residents } = city;
  const accounts = residentsWords(i18n, residents);
  return (
    <li className={styles.card}>
      <div className={styles.top}>
        <div>
          <h3 className={common.name}>
            <Link to={pathOf("CityDetails", { cityId: id })}>{name}</Link>
          </h3>
          <p className={common.facts}>
            <span>{codeWords(i18n, id)}</span>
            <span>{t`${plural(typeof residents === "number" ? residents : 2, { one: `${accounts} compte`, other: `${accounts} comptes` })}`}</span>
          </p>
        </div>
        <Moderators city={city} isReadOnly={isReadOnly} isAlone />
      </div>
      <dl className={styles.figures}>
        {CARD_FIGURES.map(({ short, wordsOf }) => (
          <div key={t(short)}>
            <dt>{t(short)}</dt>
            <dd>{wordsOf(i18n, city)}</dd>
          </div>
        ))}
      </dl>
      <Counted city={city} />
    </li>
  );
}

/** Counted every night: said only where that did not happen. */
function Counted({ city }: { readonly city: CityHealth }) {
  const { t, i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const counted = countedWords(i18n, city, now);
  if (city.countedAt !== null && now - city.countedAt < 2 * DAY_MS) return null;
  return (
    <p className={styles.counted}>
      {counted === null ? t`Anomalies pas encore comptées` : t`Anomalies comptées ${counted}`}
    </p>
  );
}
