import { Plural, useLingui } from "@lingui/react/macro";
import { Bell, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import {
  CardAddress,
  CardCount,
  CardLine,
  ItemCard,
  type CardPlacement,
} from "../../../shared/collection/item-card.tsx";
import { SyncBadge } from "../../../shared/commands/sync-badge.tsx";
import { reportSync } from "../commands/report-sync.ts";
import { madeAt } from "../filter/anomalies-in.ts";
import { StatusBadge } from "./status-badge.tsx";

interface AnomalyCardProps extends CardPlacement {
  readonly view: AnomalyView;
  readonly distance?: ReactNode;
}

export function AnomalyCard({ view, distance, ...placement }: AnomalyCardProps) {
  const { i18n } = useLingui();
  const { anomaly } = view;
  const { meTooCount, followersCount } = anomaly;
  const sync = reportSync(view);
  return (
    <ItemCard
      {...placement}
      id={anomaly.id}
      cityId={anomaly.cityId}
      title={anomalyTitle(i18n, anomaly)}
      photo={anomaly.photos[0]}
      badges={
        <>
          <StatusBadge status={anomaly.status} />
          {sync === null ? null : <SyncBadge sync={sync} />}
        </>
      }
    >
      <CardLine>{categoryLabel(i18n, anomaly.categoryId)}</CardLine>
      <CardAddress address={anomaly.address} />
      <CardLine>
        {distance}
        <DateWords at={madeAt(view)} />
        <CardCount count={meTooCount} icon={<Users aria-hidden="true" size={16} />}>
          <Plural value={meTooCount} one="# constat" other="# constats" />
        </CardCount>
        <CardCount count={followersCount} icon={<Bell aria-hidden="true" size={16} />}>
          <Plural value={followersCount} one="# abonné" other="# abonnés" />
        </CardCount>
      </CardLine>
    </ItemCard>
  );
}
