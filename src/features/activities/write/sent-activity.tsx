import { Trans, useLingui } from "@lingui/react/macro";
import type { OutboxRow } from "../../../data/device/rows.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City, CityId } from "../../../domain/city/city.ts";
import type { ActivityView } from "../../../domain/activity/activity-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { activityTitle } from "../../../i18n/activity-words.ts";
import { activityPinLook } from "../map/activity-pins.ts";
import { isUnsent } from "../../../shared/commands/content-sync.ts";
import { SentContent } from "../../../shared/sent/sent-content.tsx";

interface SentActivityProps {
  readonly cityId: CityId;
  readonly city: City | null | undefined;
  readonly activityId: Identifier;
  readonly row: OutboxRow | undefined;
  readonly view: ActivityView | null | undefined;
}

export function SentActivity({ cityId, city, activityId, row, view }: SentActivityProps) {
  const { t, i18n } = useLingui();
  const about = view?.activity;
  const number = about?.number ?? "";
  const title = about ? activityTitle(i18n, about) : "";
  return (
    <SentContent
      row={row}
      shown={view?.sync}
      content={about}
      title={title}
      city={city}
      pin={about && { ...activityPinLook(i18n, about), waiting: isUnsent(about, view) }}
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
