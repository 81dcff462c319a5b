import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, ShieldCheck, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { maskedCountWords } from "../../../i18n/masked-count-words.ts";
import { numberWords, peopleWords } from "../../../i18n/measure-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "../administration.module.css";
import { ModeratorsDialog } from "./moderators-dialog.tsx";

const DAY_HOURS = 24;

interface CityRowProps {
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
  const { id, population, countedAt } = city;
  const counted = countedAt === null ? null : momentWords(i18n, countedAt, now);
  return (
    <p className={styles.facts}>
      <span>{id}</span>
      {population === null ? null : <span>{peopleWords(i18n, population)}</span>}
      <span>{counted === null ? t`Anomalies pas encore comptées` : t`Anomalies comptées ${counted}`}</span>
    </p>
  );
}

/** What was not counted is not none. */
const UNKNOWN = "–";

/** How the commune is, at a glance and under one another from row to row. */
function CityFigures({ city }: { readonly city: CityHealth }) {
  const { t, i18n } = useLingui();
  const { residents, open, ackHours, resolveDays, waiting } = city;
  const figures = [
    { name: t`Comptes rattachés`, words: residents === null ? UNKNOWN : maskedCountWords(i18n, residents) },
    { name: t`Anomalies ouvertes`, words: open === null ? UNKNOWN : numberWords(i18n, open) },
    { name: t`À vérifier ou signalés`, words: waiting === null ? UNKNOWN : maskedCountWords(i18n, waiting) },
    { name: t`Réponse`, words: ackHours === null ? UNKNOWN : delayWords(ackHours) },
    { name: t`Résolution`, words: resolveDays === null ? UNKNOWN : t`${numberWords(i18n, resolveDays)} j` },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, words }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );

  /** Two days are easier to grasp than fifty hours, as on the commune's own page. */
  function delayWords(hours: number): string {
    if (hours < 2 * DAY_HOURS) return t`${numberWords(i18n, hours)} h`;
    return t`${numberWords(i18n, Math.ceil(hours / DAY_HOURS))} j`;
  }
}
