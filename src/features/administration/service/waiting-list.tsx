import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import type { WaitingItem } from "../../../domain/administration/question.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { agoWords } from "../../../i18n/date-words.ts";
import { Section } from "../../../ui/page.tsx";
import { RowText } from "../../../ui/row-text.tsx";
import styles from "../administration.module.css";
import { nameOfCommune, useCommunes } from "../use-communes.ts";

export function WaitingList({ waiting }: { readonly waiting: readonly WaitingItem[] }) {
  const { i18n } = useLingui();
  const communes = useCommunes();
  const [now] = useState(systemClock.now);
  return (
    <Section
      card
      title={<Trans>À vérifier ou signalé depuis plus de 48 heures</Trans>}
      hint={<Trans>Ce que personne n’a encore examiné dans sa commune.</Trans>}
    >
      {waiting.length === 0 ? (
        <p>
          <Trans>Rien n’attend depuis aussi longtemps.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {waiting.map(({ id, cityId, title, since }) => (
            <li key={id} className={styles.row}>
              <RowText>
                <span className={styles.name}>{title}</span>
                <span className={styles.facts}>
                  <Link to={pathOf("CityDetails", { cityId })}>{nameOfCommune(communes, cityId)}</Link>
                  <span>{agoWords(i18n, since, now)}</span>
                </span>
              </RowText>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
