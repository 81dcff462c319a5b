import type { I18n } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { DANGER_WORDS, noNameOf, RELAYED } from "../../../i18n/anomaly-words.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import styles from "./anomaly-facts.module.css";

export function AnomalyFacts({ view: { anomaly } }: { readonly view: AnomalyView }) {
  const { i18n } = useLingui();
  const category = categoryLabel(i18n, anomaly.categoryId);
  const subcategory = subcategoryLabel(i18n, anomaly.categoryId, anomaly.subcategoryId);
  return (
    <Disclosure summary={<Trans>Précisions</Trans>}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Catégorie</Trans>
        </dt>
        <dd>{subcategory === "" || subcategory === category ? category : `${category} – ${subcategory}`}</dd>
        <dt>
          <Trans>Gêne</Trans>
        </dt>
        <dd>{i18n._(DANGER_WORDS[anomaly.danger])}</dd>
        <dt>
          <Trans>Constatée</Trans>
        </dt>
        <dd>
          <DateWords at={anomaly.observedAt} whole />
        </dd>
        <dt>
          <Trans>Par</Trans>
        </dt>
        <dd>{authorOf(i18n, anomaly)}</dd>
        <dt>
          <Trans>Suivie par</Trans>
        </dt>
        <dd>
          <Plural value={anomaly.followersCount} _0="personne" one="# personne" other="# personnes" />
        </dd>
      </dl>
    </Disclosure>
  );
}

/** Who typed a relayed report is not who says it. */
function authorOf(i18n: I18n, { isRelayed = false, authorName, authorKind }: Anomaly): string {
  if (isRelayed) return i18n._(RELAYED);
  return authorName === "" ? i18n._(noNameOf(authorKind)) : authorName;
}
