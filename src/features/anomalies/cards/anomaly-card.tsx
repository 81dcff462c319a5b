import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Bell, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { beforeAndAfter } from "../../../domain/anomaly/before-and-after.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { DateWords } from "../../../shared/collection/date-words.tsx";
import { ItemRow, RowCount, type CardPlacement } from "../../../shared/collection/item-row.tsx";
import { RowFact } from "../../../shared/collection/row-frame.tsx";
import { reportSync } from "../commands/report-sync.ts";
import { madeAt } from "../filter/anomalies-in.ts";
import { CATEGORY_FIELDS } from "../map/category-fields.ts";
import { StatusBadge } from "./status-badge.tsx";

interface AnomalyCardProps extends CardPlacement {
  readonly view: AnomalyView;
  /** In place of the street, where distance is what matters. */
  readonly distance?: ReactNode;
}

export function AnomalyCard({ view, distance, ...placement }: AnomalyCardProps) {
  const { t, i18n } = useLingui();
  const { anomaly } = view;
  const { meTooCount, followersCount } = anomaly;
  const [street = ""] = anomaly.address.split(",");
  // Why it has no street: no more of it is public than its category and where its pin stands. Its author has all of it.
  const isEmptied = anomaly.visibility === "pending" && anomaly.title === "";
  const held = isEmptied ? t`en cours de vérification` : "";
  const [photo] = beforeAndAfter(anomaly.photos).before;
  return (
    <ItemRow
      {...placement}
      content={anomaly}
      title={anomalyTitle(i18n, anomaly)}
      photo={photo}
      field={CATEGORY_FIELDS[anomaly.categoryId]}
      status={<StatusBadge status={anomaly.status} compact />}
      sync={reportSync(view)}
      facts={
        <>
          {distance === undefined ? null : <RowFact>{distance}</RowFact>}
          <RowFact>
            <DateWords at={madeAt(view)} short />
          </RowFact>
          {distance === undefined ? <RowFact shrinks>{street || held}</RowFact> : null}
        </>
      }
      counts={
        <>
          <RowCount count={meTooCount} icon={<Users />}>
            {t`${plural(meTooCount, { one: "# constat", other: "# constats" })}`}
          </RowCount>
          <RowCount count={followersCount} icon={<Bell />}>
            {t`${plural(followersCount, { one: "# abonné", other: "# abonnés" })}`}
          </RowCount>
        </>
      }
    />
  );
}
