import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { peopleWords } from "../../../i18n/measure-words.ts";
import { classes } from "../../../ui/classes.ts";
import styles from "./cities-table.module.css";
import { CITY_FIGURES, codeWords, countedShort } from "./city-figures.ts";
import type { CityRowProps } from "./city-row.tsx";
import { Moderators } from "./moderators.tsx";

/** What its card says, on one line of the table. */
export function CityLine({ city, isReadOnly }: CityRowProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(systemClock.now);
  const { id, name, population } = city;
  return (
    <tr>
      <th scope="row">
        <Link className={styles.name} to={pathOf("CityDetails", { cityId: id })}>
          {name}
        </Link>
        <span className={styles.below}>
          {population === null
            ? codeWords(i18n, id)
            : `${codeWords(i18n, id)} · ${peopleWords(i18n, population)}`}
        </span>
      </th>
      {CITY_FIGURES.map((figure) => (
        <td key={t(figure.name)} className={styles.number}>
          {figure.wordsOf(i18n, city)}
        </td>
      ))}
      <td className={classes(styles.soft, styles.when)}>{countedShort(i18n, city, now) ?? t`pas encore`}</td>
      <td>
        <Moderators city={city} isReadOnly={isReadOnly} />
      </td>
    </tr>
  );
}
