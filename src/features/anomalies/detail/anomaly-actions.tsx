import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, BellRing, Users } from "lucide-react";
import { useData } from "../../../data/data-context.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { ShareButton } from "../../../shared/collection/share-button.tsx";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../commands/use-mark.ts";
import styles from "./anomaly-detail.module.css";

interface ViewProps {
  readonly view: AnomalyView;
}

/** What anyone may do with a report; one's own is noticed already, and a visitor's city is elsewhere. */
export function AnomalyActions({ view }: ViewProps) {
  const { i18n } = useLingui();
  const { visiting = false } = useData();
  const { anomaly, mine } = view;
  const path = pathOf("MapAnomaly", { cityId: anomaly.cityId, anomalyId: anomaly.id });
  return (
    <div className={styles.actions}>
      {visiting || mine ? null : <MeTooButton view={view} />}
      {visiting ? null : <FollowButton view={view} />}
      <ShareButton title={anomalyTitle(i18n, anomaly)} path={path} />
    </div>
  );
}

function MeTooButton({ view }: ViewProps) {
  const { t } = useLingui();
  const { sync, put } = useMark(view, "me-too");
  return (
    <MarkButton
      on={view.meToo}
      sync={sync}
      onPress={() => put(!view.meToo)}
      icon={<Users />}
      onWords={t`Vous l’avez constatée.`}
    >
      <Trans>Je constate aussi</Trans>
    </MarkButton>
  );
}

function FollowButton({ view }: ViewProps) {
  const { t } = useLingui();
  const { sync, put } = useMark(view, "follow");
  return (
    <MarkButton
      on={view.followed}
      sync={sync}
      onPress={() => put(!view.followed)}
      icon={view.followed ? <BellRing /> : <Bell />}
      onWords={t`Vous la suivez.`}
    >
      <Trans>Suivre</Trans>
    </MarkButton>
  );
}
