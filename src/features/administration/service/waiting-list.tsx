import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router-dom";
import { systemClock } from "../../../clock/system-clock.ts";
import type { WaitingItem } from "../../../domain/administration/question.ts";
import { CONTENT_COLLECTIONS } from "../../../domain/command/subject.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { subjectPathOf } from "../../../domain/navigation/subject-path.ts";
import { agoWords } from "../../../i18n/date-words.ts";
import { buttonClass } from "../../../ui/button.tsx";
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
      title={<Trans>À examiner depuis plus de 48 heures</Trans>}
      hint={<Trans>Ce qui est à vérifier, signalé ou contesté, et que personne n’a encore examiné.</Trans>}
    >
      {waiting.length === 0 ? (
        <p>
          <Trans>Rien n’attend depuis aussi longtemps.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {waiting.map((item) => (
            <li key={item.id} className={styles.row}>
              <RowText>
                <h3 className={styles.name}>
                  <Link to={pathOfWaiting(item)}>
                    {item.title === "" ? <Trans>Message d’une discussion</Trans> : item.title}
                  </Link>
                </h3>
                <p className={styles.facts}>
                  <span>{nameOfCommune(communes, item.cityId)}</span>
                  <span>{agoWords(i18n, item.since, now)}</span>
                </p>
              </RowText>
              <Link className={buttonClass()} to={pathOf("Threads", { cityId: item.cityId })}>
                <Trans>Ouvrir « À traiter »</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Where it is read and decided about; of what this version does not know, where the commune's waits. */
function pathOfWaiting({ id, cityId, collection, threadId = "" }: WaitingItem): string {
  const known = CONTENT_COLLECTIONS.find((one) => one === collection);
  if (known === undefined || (known === "messages" && threadId === "")) return pathOf("Threads", { cityId });
  return subjectPathOf(cityId, { collection: known, id }, threadId);
}
