import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { UserCheck } from "lucide-react";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { ItemRow, RowCount, type CardPlacement } from "../../../shared/collection/item-row.tsx";
import { RowFact } from "../../../shared/collection/row-frame.tsx";
import { contentSync } from "../../../shared/commands/content-sync.ts";
import { ActivityBadge } from "../activity-badge.tsx";
import { activityField } from "../activity-field.ts";
import { WhenWords } from "../when-words.tsx";
import { rowWhen } from "./row-when.ts";

interface ActivityCardProps extends CardPlacement {
  readonly view: ActivityView;
}

export function ActivityCard({ view, ...placement }: ActivityCardProps) {
  const { t, i18n } = useLingui();
  const { activity } = view;
  const { status, goingCount, place, placeName, address } = activity;
  const [street = ""] = address.split(",");
  return (
    <ItemRow
      {...placement}
      content={activity}
      title={activityTitle(i18n, activity)}
      photo={activity.photos[0]}
      field={activityField(i18n, activity)}
      status={status === "confirmed" ? null : <ActivityBadge status={status} compact />}
      sync={contentSync(activity, view)}
      facts={
        <>
          <RowFact>
            <WhenWords activity={activity} wordsOf={rowWhen} />
          </RowFact>
          <RowFact shrinks>{place === null ? <Trans>En ligne</Trans> : placeName || street}</RowFact>
        </>
      }
      counts={
        <RowCount count={goingCount} icon={<UserCheck />}>
          {t`${plural(goingCount, { one: "# participant", other: "# participants" })}`}
        </RowCount>
      }
    />
  );
}
