import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import type { CityHealth } from "../../../domain/administration/question.ts";
import { numberWords } from "../../../i18n/measure-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import styles from "../administration.module.css";

interface CityTotalsProps {
  readonly cities: readonly CityHealth[];
  /** There are other communes than these. */
  readonly isPart: boolean;
}

/** Of the communes in the list, as they were read. What was not counted somewhere makes a sum the least that there is. */
export function CityTotals({ cities, isPart }: CityTotalsProps) {
  const { t, i18n } = useLingui();
  if (cities.length < 2) return null;
  const count = cities.length;
  const alone = cities.filter(({ moderatorsCount }) => moderatorsCount === 0).length;
  const residents = sumOf(cities.map((city) => city.residents));
  const open = sumOf(cities.map((city) => city.open));
  const words = ({ sum, isLeast }: Sum): string => {
    const number = numberWords(i18n, sum);
    return isLeast ? t`au moins ${number}` : number;
  };
  const [residentsWords, openWords] = [words(residents), words(open)];
  return (
    <p className={styles.facts}>
      {isPart ? (
        <span>
          <Trans>Sur les communes affichées</Trans>
        </span>
      ) : (
        <span>{t`${plural(count, { one: "# commune", other: "# communes" })}`}</span>
      )}
      <span>{t`${plural(residents.sum, { one: `${residentsWords} compte, invités compris`, other: `${residentsWords} comptes, invités compris` })}`}</span>
      <span>{t`${plural(open.sum, { one: `${openWords} anomalie ouverte`, other: `${openWords} anomalies ouvertes` })}`}</span>
      {alone === 0 ? (
        <span>{t`toutes avec un modérateur`}</span>
      ) : (
        <span>
          <Badge tone="warning" icon={<CircleAlert />} compact>
            {t`${numberWords(i18n, alone)} sans modérateur`}
          </Badge>
        </span>
      )}
    </p>
  );
}

interface Sum {
  readonly sum: number;
  readonly isLeast: boolean;
}

function sumOf(counts: readonly CityHealth["residents"][]): Sum {
  const known = counts.filter((one) => typeof one === "number");
  return { sum: known.reduce((sum, one) => sum + one, 0), isLeast: known.length < counts.length };
}
