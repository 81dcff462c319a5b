import { Trans, useLingui } from "@lingui/react/macro";
import { Check, CircleAlert, HeartHandshake } from "lucide-react";
import { useData } from "../../../data/data-context.ts";
import { useMembership } from "../../../data/memberships/use-membership.ts";
import { hasMark } from "../../../domain/account/marks.ts";
import { may } from "../../../domain/account/permissions.ts";
import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { isOpen } from "../../../domain/anomaly/statuses.ts";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { Button } from "../../../ui/button.tsx";
import { THANK } from "../commands/anomaly-marks.ts";
import { AlikeProposal } from "./alike-proposal.tsx";
import { AuthorActs } from "./author-acts.tsx";
import { FollowUpQuestion } from "./follow-up-question.tsx";
import styles from "./life.module.css";
import { OwnEdit } from "./own-edit.tsx";
import { useAct } from "./use-act.ts";

interface LifeSectionProps {
  readonly view: AnomalyView;
}

export function LifeSection({ view }: LifeSectionProps) {
  return (
    <div className={styles.acts}>
      {view.mine ? <AlikeProposal view={view} heading="h3" /> : null}
      <OwnEdit anomaly={view.anomaly} />
      {view.mine ? <FollowUpQuestion anomaly={view.anomaly} /> : null}
      <Claims view={view} />
      {view.anomaly.status === "resolved" ? <Thanks view={view} /> : null}
      {view.mine ? <AuthorActs anomaly={view.anomaly} /> : null}
    </div>
  );
}

/** « C’est résolu » and « Toujours présent »: for who confirmed their address, and whoever wrote it. */
function Claims({ view: { anomaly, mine } }: LifeSectionProps) {
  const { i18n } = useLingui();
  const { actor } = useData();
  const { act, problem } = useAct(anomaly);
  const { id: anomalyId, cityId, status } = anomaly;
  const membership = useMembership(cityId);
  const claim = { kind: "claim", subject: anomalySubject(anomalyId) } as const;
  const hasClaimed = membership ? hasMark(membership.marks, claim) : false;
  const authorId = mine ? actor.uid : "";
  if (!isOpen(status) || !may(actor, "claim-resolved", { cityId, authorId })) return null;
  return (
    <div className={styles.row}>
      {status === "claimed" ? (
        <Button icon={<CircleAlert />} onClick={() => void act("contest-resolved", { anomalyId })}>
          <Trans>Toujours présent</Trans>
        </Button>
      ) : hasClaimed && !mine ? (
        <p>
          <Trans>Vous avez indiqué que c’est résolu.</Trans>
        </p>
      ) : (
        <Button icon={<Check />} onClick={() => void act("claim-resolved", { anomalyId })}>
          <Trans>C’est résolu</Trans>
        </Button>
      )}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </div>
  );
}

function Thanks({ view: { anomaly } }: LifeSectionProps) {
  const { t } = useLingui();
  const membership = useMembership(anomaly.cityId);
  const { sync, refusal, put } = useMark(anomaly, THANK);
  const mark = { kind: "thank", subject: anomalySubject(anomaly.id) } as const;
  const on = membership ? hasMark(membership.marks, mark) : false;
  const { thanksCount = 0 } = anomaly;
  return (
    <MarkButton
      look="primary"
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
