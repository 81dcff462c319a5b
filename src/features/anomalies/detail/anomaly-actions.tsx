import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Users } from "lucide-react";
import type { ReactNode } from "react";
import { useData } from "../../../data/data-context.ts";
import { mayBeNoticed, type AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { DetailActions } from "../../../shared/collection/detail-actions.tsx";
import { DetailMenu } from "../../../shared/collection/detail-menu.tsx";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { FollowButton } from "../../../shared/commands/follow-button.tsx";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { FOLLOW, ME_TOO } from "../commands/anomaly-marks.ts";
import { isUnsent } from "../commands/report-sync.ts";
import { AuthorPrimary, LifeItems } from "../life/anomaly-life.tsx";

interface ViewProps {
  readonly view: AnomalyView;
}

interface AnomalyActionsProps extends ViewProps {
  readonly city: City;
  /** They decide about it: what residents press is in the menu (MOD-17). */
  readonly moderates: boolean;
  /** The way to the same report on the map, or without it. */
  readonly otherView: ReactNode;
}

/** What anyone may do with a report; a visitor's city is elsewhere. */
export function AnomalyActions({ view, city, moderates, otherView }: AnomalyActionsProps) {
  const { t, i18n } = useLingui();
  const { visiting = false } = useData();
  const { anomaly, mine } = view;
  const path = pathOf("MapAnomaly", { cityId: anomaly.cityId, anomalyId: anomaly.id });
  return (
    <DetailActions
      primary={
        mine ? (
          <AuthorPrimary view={view} />
        ) : visiting || moderates || !mayBeNoticed(view) ? null : (
          <MeTooButton view={view} />
        )
      }
    >
      {visiting ? null : (
        <FollowButton
          content={anomaly}
          maker={FOLLOW}
          followed={view.followed}
          onWords={t`Vous la suivez.`}
        />
      )}
      {isUnsent(view) ? null : <ShareButton title={anomalyTitle(i18n, anomaly)} path={path} />}
      <DetailMenu about={{ collection: "anomalies", content: anomaly }} mine={mine} otherView={otherView}>
        <LifeItems view={view} city={city} />
      </DetailMenu>
    </DetailActions>
  );
}

function MeTooButton({ view }: ViewProps) {
  const { t } = useLingui();
  const { sync, refusal, put } = useMark(view.anomaly, ME_TOO);
  const { meTooCount } = view.anomaly;
  return (
    <MarkButton
      look="primary"
      on={view.meToo}
      sync={sync}
      refusal={refusal}
      onPress={() => put(!view.meToo)}
      icon={view.meToo ? <Check /> : <Users />}
      onWords={t`Vous l’avez constatée.`}
    >
      {meTooCount === 0 ? <Trans>Je constate aussi</Trans> : <Trans>Je constate aussi · {meTooCount}</Trans>}
    </MarkButton>
  );
}
