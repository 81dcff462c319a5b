import { Trans, useLingui } from "@lingui/react/macro";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { SentContent } from "../../../shared/sent/sent-content.tsx";

interface SentActivityProps {
  readonly cityId: CityId;
  readonly activityId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: ActivityView | null | undefined;
}

export function SentActivity({ cityId, activityId, row, view }: SentActivityProps) {
  const { t, i18n } = useLingui();
  const number = view?.activity.number ?? "";
  return (
    <SentContent
      row={row}
      content={view?.activity}
      title={view ? activityTitle(i18n, view.activity) : ""}
      path={pathOf("MapActivity", { cityId, activityId })}
      listPath={pathOf("MapActivities", { cityId })}
      words={{
        sent: number === "" ? t`Activité envoyée` : t`Activité envoyée · n° ${number}`,
        refused: t`Cette activité a été refusée`,
        open: <Trans>Voir mon activité</Trans>,
        back: <Trans>Revenir aux activités</Trans>,
        pending: <Trans>Un modérateur la relira avant que tous la voient.</Trans>,
      }}
    />
  );
}
