import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, ShieldCheck, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { peopleWords } from "../../../i18n/measure-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "../administration.module.css";
import { CITY_FIGURES, countedWords } from "./city-figures.ts";
import { ModeratorsDialog } from "./moderators-dialog.tsx";

export interface CityRowProps {
  readonly city: CityHealth;
  readonly isReadOnly: boolean;
}

export function CityRow({ city, isReadOnly }: CityRowProps) {
  const [isAsking, setAsking] = useState(false);
  const count = city.moderatorsCount;
  return (
    <li className={styles.row}>
      <div className={styles.cityTop}>
        <h3 className={styles.name}>
          <Link to={pathOf("CityDetails", { cityId: city.id })}>{city.name}</Link>
        </h3>
        {isReadOnly ? null : (
          <Button icon={<Users />} onClick={() => setAsking(true)}>
            {count === 0 ? <Trans>Modérateurs</Trans> : <Trans>Modérateurs · {count}</Trans>}
          </Button>
        )}
      </div>
      <CityFacts city={city} />
      {isReadOnly || count === 0 ? <ModeratorsBadge count={count} /> : null}
      <CityFigures city={city} />
      {isAsking ? <ModeratorsDialog city={city} onClose={() => setAsking(false)} /> : null}
    </li>
  );
}

function ModeratorsBadge({ count }: { readonly count: number }) {
  const { t } = useLingui();
  if (count === 0) {
    return (
      <Badge tone="warning" icon={<CircleAlert />}>
        <Trans>Aucun modérateur</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="neutral" icon={<ShieldCheck />}>
      {t`${plural(count, { one: "# modérateur", other: "# modérateurs" })}`}
    </Badge>
  );
}

function CityFacts({ city }: { readonly city: CityHealth }) {
  const { t, i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const { id, population } = city;
  const counted = countedWords(i18n, city, now);
  return (
    <p className={styles.facts}>
      <span>{id}</span>
      {population === null ? null : <span>{peopleWords(i18n, population)}</span>}
      <span>{counted === null ? t`Anomalies pas encore comptées` : t`Anomalies comptées ${counted}`}</span>
    </p>
  );
}

/** Under one another from card to card. */
function CityFigures({ city }: { readonly city: CityHealth }) {
  const { t, i18n } = useLingui();
  return (
    <dl className={styles.figures}>
      {CITY_FIGURES.map(({ name, wordsOf }) => (
        <div key={t(name)}>
          <dt>{t(name)}</dt>
          <dd>{wordsOf(i18n, city)}</dd>
        </div>
      ))}
    </dl>
  );
}
