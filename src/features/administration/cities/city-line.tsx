import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { numberWords, peopleWords } from "../../../i18n/measure-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./cities-table.module.css";
import { CITY_FIGURES, countedWords } from "./city-figures.ts";
import type { CityRowProps } from "./city-row.tsx";
import { ModeratorsDialog } from "./moderators-dialog.tsx";

/** What its card says, on one line of the table. */
export function CityLine({ city, isReadOnly }: CityRowProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const { id, name, population, moderatorsCount } = city;
  return (
    <tr>
      <th scope="row">
        <Link className={styles.name} to={pathOf("CityDetails", { cityId: id })}>
          {name}
        </Link>
        <span className={styles.below}>
          {population === null ? id : `${id} · ${peopleWords(i18n, population)}`}
        </span>
      </th>
      {CITY_FIGURES.map((figure) => (
        <td key={t(figure.name)} className={styles.number}>
          {figure.wordsOf(i18n, city)}
        </td>
      ))}
      <td className={classes(styles.soft, styles.when)}>{countedWords(i18n, city, now) ?? t`pas encore`}</td>
      <td>{isReadOnly ? <Moderators count={moderatorsCount} /> : <AskedModerators city={city} />}</td>
    </tr>
  );
}

function AskedModerators({ city }: Pick<CityRowProps, "city">) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button className={styles.moderators} kind="quiet" onClick={() => setAsking(true)}>
        <VisuallyHidden>
          <Trans>Modérateurs</Trans>
        </VisuallyHidden>
        <Moderators count={city.moderatorsCount} />
      </Button>
      {isAsking ? <ModeratorsDialog city={city} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Where nobody answers, that is found at a glance. */
function Moderators({ count }: { readonly count: number }) {
  const { i18n } = useLingui();
  if (count === 0) {
    return (
      <Badge tone="warning" icon={<CircleAlert />} compact>
        <Trans>Aucun</Trans>
      </Badge>
    );
  }
  return (
    <span className={styles.some}>
      <Users aria-hidden="true" size={16} />
      {numberWords(i18n, count)}
    </span>
  );
}
