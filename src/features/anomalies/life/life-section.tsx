import { Trans, useLingui } from "@lingui/react/macro";
import { HeartHandshake } from "lucide-react";
import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { useOwnMark } from "../../../shared/commands/use-own-mark.ts";
import { useMarkLook } from "../../../shared/moderation/use-mark-look.ts";
import { THANK } from "../commands/anomaly-marks.ts";
import { isUnsent } from "../commands/report-sync.ts";
import { AlikeProposal } from "./alike-proposal.tsx";
import { AuthorActs } from "./author-acts.tsx";
import { Claims } from "./claims.tsx";
import { FollowUpQuestion } from "./follow-up-question.tsx";
import styles from "./life.module.css";
import { OwnEdit } from "./own-edit.tsx";

export { AuthorItems, AuthorPrimary } from "./author-acts.tsx";

interface LifeSectionProps {
  readonly view: AnomalyView;
  readonly city: City;
}

export function LifeSection({ view, city }: LifeSectionProps) {
  return (
    <div className={styles.acts}>
      {view.mine ? <AlikeProposal view={view} heading="h3" /> : null}
      <OwnEdit anomaly={view.anomaly} />
      {view.mine ? <FollowUpQuestion anomaly={view.anomaly} /> : null}
      {isUnsent(view) ? null : <Claims view={view} city={city} />}
      {view.anomaly.status === "resolved" ? <Thanks view={view} /> : null}
      {view.mine ? <AuthorActs anomaly={view.anomaly} /> : null}
    </div>
  );
}

function Thanks({ view: { anomaly } }: Pick<LifeSectionProps, "view">) {
  const { t } = useLingui();
  const { sync, refusal, put } = useMark(anomaly, THANK);
  const mark = { kind: "thank", subject: anomalySubject(anomaly.id) } as const;
  const on = useOwnMark(anomaly.cityId, mark);
  const { thanksCount = 0 } = anomaly;
  return (
    <MarkButton
      look={useMarkLook(anomaly.cityId)}
      on={on}
      sync={sync}
      refusal={refusal}
      onPress={() => put(!on)}
      icon={<HeartHandshake />}
      onWords={t`Vous avez remercié les agents.`}
    >
      {thanksCount === 0 ? <Trans>Merci aux agents</Trans> : <Trans>Merci aux agents · {thanksCount}</Trans>}
    </MarkButton>
  );
}
