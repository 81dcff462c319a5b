import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useAnomalies } from "../../data/anomalies/use-anomalies.ts";
import type { DraftRow } from "../../data/device/rows.ts";
import { useDrafts } from "../../data/drafts/use-draft.ts";
import { subcategoryOf } from "../../domain/anomaly/categories.ts";
import type { AnomalyView } from "../../domain/anomaly/pending-overlay.ts";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { STATUS_WORDS } from "../../i18n/status-words.ts";
import { SYNC_WORDS } from "../../i18n/sync-words.ts";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./account.module.css";
import { CONTRIBUTION_TABS, mineIn, type ContributionTab } from "./my-contributions.ts";

const TAB_WORDS = {
  drafts: msg`Brouillons`,
  waiting: msg`En attente`,
  open: msg`En cours`,
  closed: msg`Closes`,
} as const satisfies Record<ContributionTab, MessageDescriptor>;

const NONE_WORDS = {
  drafts: msg`Aucun brouillon sur cet appareil`,
  waiting: msg`Rien n’attend d’être envoyé`,
  open: msg`Aucun signalement en cours`,
  closed: msg`Aucun signalement clos`,
} as const satisfies Record<ContributionTab, MessageDescriptor>;

/** What this person wrote in their commune, by where it stands. */
export function Contributions({ cityId }: { readonly cityId: CityId }) {
  const { t } = useLingui();
  const headingId = useId();
  const [tab, setTab] = useState<ContributionTab>("open");
  const drafts = useDrafts(cityId);
  const views = useAnomalies(cityId);
  const countOf = (one: ContributionTab) =>
    one === "drafts" ? drafts?.length : views === undefined ? undefined : mineIn(views, one).length;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Mes contributions</Trans>
      </h2>
      <div className={styles.actions}>
        {CONTRIBUTION_TABS.map((one) => (
          <Chip key={one} pressed={one === tab} onClick={() => setTab(one)}>
            {t(TAB_WORDS[one])} {countOf(one) === undefined ? "" : `(${countOf(one)})`}
          </Chip>
        ))}
      </div>
      {countOf(tab) === undefined ? <Skeleton count={3} /> : null}
      {countOf(tab) === 0 ? <EmptyState title={t(NONE_WORDS[tab])} /> : null}
      <ul className={styles.list}>
        {tab === "drafts"
          ? drafts?.map((draft) => <DraftItem key={draft.id} draft={draft} />)
          : mineIn(views ?? [], tab).map((view) => <ReportItem key={view.anomaly.id} view={view} />)}
      </ul>
    </section>
  );
}

function DraftItem({ draft }: { readonly draft: DraftRow }) {
  const { t } = useLingui();
  const title = draft.fields.title ?? "";
  return (
    <li className={styles.item}>
      <Link to={`${pathOf("MapNewAnomaly", { cityId: draft.cityId })}?draft=${draft.id}`}>
        {title === "" ? t`Brouillon sans titre` : title}
      </Link>
    </li>
  );
}

function ReportItem({ view: { anomaly, sync } }: { readonly view: AnomalyView }) {
  const { t } = useLingui();
  const { id, cityId, title, categoryId, subcategoryId, status } = anomaly;
  const name = title === "" ? (subcategoryOf(categoryId, subcategoryId)?.label ?? t`Signalement`) : title;
  return (
    <li className={styles.item}>
      <Link to={pathOf("ListAnomaly", { cityId, anomalyId: id })}>{name}</Link>
      <span className={styles.soft}>
        {sync === null || sync === "sent" ? t(STATUS_WORDS[status].label) : t(SYNC_WORDS[sync])}
      </span>
    </li>
  );
}
