import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { HeartHandshake } from "lucide-react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../../domain/city/city.ts";
import { MarkButton } from "../../../shared/commands/mark-button.tsx";
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";
import { AlikeProposal } from "./alike-proposal.tsx";
import { AuthorActs, AuthorItems } from "./author-acts.tsx";
import { Claims } from "./claims.tsx";
import { FollowUpQuestion } from "./follow-up-question.tsx";
import styles from "./life.module.css";
import { OwnEdit } from "./own-edit.tsx";
import { ResidentItems } from "./resident-items.tsx";
import { useThanks } from "./use-thanks.ts";

export { AuthorPrimary } from "./author-acts.tsx";

interface LifeSectionProps {
  readonly view: AnomalyView;
  readonly city: City;
}

export function LifeSection({ view }: Pick<LifeSectionProps, "view">) {
  const { anomaly, mine } = view;
  const moderates = useMayModerate(anomaly.cityId, anomaly.number);
  const isResolved = anomaly.status === "resolved";
  return (
    <div className={styles.acts}>
      {mine ? <AlikeProposal view={view} heading="h3" /> : null}
      <OwnEdit anomaly={anomaly} />
      {mine ? <FollowUpQuestion anomaly={anomaly} /> : null}
      {isResolved ? moderates ? <ThankedBy view={view} /> : <Thanks view={view} /> : null}
      {mine ? <AuthorActs anomaly={anomaly} /> : null}
    </div>
  );
}

/** Moderators have them in the menu. */
export function ResidentClaims({ view, city }: LifeSectionProps) {
  const moderates = useMayModerate(view.anomaly.cityId, view.anomaly.number);
  return moderates ? null : <Claims view={view} city={city} />;
}

/** Of the menu: what its author rarely does with it, and to who moderates the commune all that residents do. */
export function LifeItems({ view, city }: LifeSectionProps) {
  const { anomaly, mine } = view;
  const moderates = useMayModerate(anomaly.cityId, anomaly.number);
  return (
    <>
      {moderates ? <ResidentItems view={view} city={city} /> : null}
      {mine ? <AuthorItems anomaly={anomaly} /> : null}
    </>
  );
}

function Thanks({ view: { anomaly } }: Pick<LifeSectionProps, "view">) {
  const { t } = useLingui();
  const { on, sync, refusal, put } = useThanks(anomaly);
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

function ThankedBy({ view: { anomaly } }: Pick<LifeSectionProps, "view">) {
  const { thanksCount = 0 } = anomaly;
  if (thanksCount === 0) return null;
  return (
    <p>
      <Plural
        value={thanksCount}
        one="# personne a remercié les agents"
        other="# personnes ont remercié les agents"
      />
    </p>
  );
}
