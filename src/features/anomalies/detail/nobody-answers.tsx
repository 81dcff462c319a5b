import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ofCity } from "../../../i18n/city-words.ts";
import { TownHallLetter } from "../../../shared/city/town-hall-letter.tsx";
import { letterOf } from "../words/letter-of.ts";
import styles from "./anomaly-detail.module.css";

interface NobodyAnswersProps {
  readonly city: City;
  readonly anomaly: Anomaly;
  /** Whoever reported it may write to the town hall what is written already. */
  readonly mine: boolean;
  /** What became of it all the same. */
  readonly children?: ReactNode;
}

/** Where no moderator uses Parvis: said alike once a report is sent and wherever it is read (ANO-31). */
export function NobodyAnswers({ city, anomaly, mine, children }: NobodyAnswersProps) {
  const { i18n } = useLingui();
  const ofName = ofCity(i18n, city.name);
  return (
    <>
      <p>
        {children}{" "}
        <Trans>Aucun agent {ofName} n’utilise encore Parvis. La mairie n’en est pas avertie.</Trans>{" "}
        {mine ? null : (
          <Link className={styles.link} to={pathOf("CityDetails", { cityId: city.id })}>
            <Trans>Contacter la mairie</Trans>
          </Link>
        )}
      </p>
      {mine ? <TownHallLetter city={city} {...letterOf(city, anomaly)} /> : null}
    </>
  );
}
