import { Trans, useLingui } from "@lingui/react/macro";
import { Bell, BellRing, Users } from "lucide-react";
import { useData } from "../../../data/data-context.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { MemberButton } from "./member-button.tsx";
import { ShareButton } from "./share-button.tsx";
import styles from "./anomaly-actions.module.css";

/** What anyone may do with a report; one's own is noticed already, and a visitor's city is elsewhere. */
export function AnomalyActions({ view }: { readonly view: AnomalyView }) {
  const { t } = useLingui();
  const { visiting = false } = useData();
  if (visiting) {
    return (
      <div className={styles.actions}>
        <ShareButton anomaly={view.anomaly} />
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      {view.mine ? null : (
        <MemberButton
          view={view}
          kind="me-too-anomaly"
          on={view.meToo}
          icon={<Users />}
          onWords={t`Vous l’avez constatée.`}
        >
          <Trans>Je constate aussi</Trans>
        </MemberButton>
      )}
      <MemberButton
        view={view}
        kind="follow-anomaly"
        on={view.followed}
        icon={view.followed ? <BellRing /> : <Bell />}
        onWords={t`Vous la suivez.`}
      >
        <Trans>Suivre</Trans>
      </MemberButton>
      <ShareButton anomaly={view.anomaly} />
    </div>
  );
}
