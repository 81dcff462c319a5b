import { Trans, useLingui } from "@lingui/react/macro";
import { MessageSquareReply } from "lucide-react";
import { useState } from "react";
import type { City } from "../../../domain/city/city.ts";
import { exactText, object, oneOf } from "../../../domain/basics/schema.ts";
import { ANSWER_STATUSES, answersTo, type AnswerStatus } from "../../../domain/idea/idea-moves.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { IDEA_STATUS_WORDS } from "../../../i18n/idea-words.ts";
import { TwoVersions } from "../../../shared/commands/two-versions.tsx";
import { useKept } from "../../../shared/drafts/use-kept.ts";
import { DecisionNote } from "../../../shared/moderation/decision-note.tsx";
import { ModerationSection } from "../../../shared/moderation/moderation-section.tsx";
import styles from "../../../shared/moderation/moderation.module.css";
import { useDecision } from "../../../shared/moderation/use-decision.ts";
import { WaitingDecision } from "../../../shared/moderation/waiting-decision.tsx";
import { Button, type ButtonKind } from "../../../ui/button.tsx";
import { AnswerIdeaDialog } from "./answer-idea-dialog.tsx";
import { MergeIdeas } from "./merge-dialog.tsx";
import { answerCommand, IDEA_ANSWERS, type IdeaAnswer } from "./idea-answers.ts";

const TYPED_SCHEMA = object<IdeaAnswer>({ to: oneOf(ANSWER_STATUSES), reason: exactText });

export interface ModeratorSectionProps {
  readonly idea: Idea;
  readonly city: City;
}

/** What a moderator of the city does with an idea, where they read it. */
export function ModeratorSection({ idea, city }: ModeratorSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useKept(idea.cityId, `answer ${idea.id}`, TYPED_SCHEMA);
  const { own, note, send, takeBack } = useDecision({ collection: "ideas", content: idea }, IDEA_ANSWERS);
  const current = own?.theirs ?? idea;
  /** What was typed since stays; before that, the answer that came too late is taken along. */
  const answerAgain = (answer: IdeaAnswer): void => {
    if (typed === null) setTyped(answer);
    setOpen(true);
  };
  const moves = answersTo(current.status);
  const [first] = moves;
  return (
    <ModerationSection
      about={{ collection: "ideas", content: idea }}
      states={
        <>
          {own === undefined ? null : (
            <OwnAnswer own={own} takeBack={() => void takeBack()} answerAgain={answerAgain} />
          )}
          {note === undefined ? null : <DecisionNote note={note} />}
          {first === undefined ? null : (
            <AnswerIdeaDialog
              idea={current}
              cannedAnswers={city.cannedAnswers}
              answer={stillPossible(typed, moves, first)}
              onChange={setTyped}
              open={isOpen}
              onClose={() => setOpen(false)}
              onSend={async (said) => {
                const sent = await send(answerCommand(current, said));
                if (sent.ok) setTyped(null);
                return sent;
              }}
            />
          )}
        </>
      }
      renderAnswer={
        first === undefined ? undefined : (kind) => <AnswerButton kind={kind} onWrite={() => setOpen(true)} />
      }
    >
      {current.status === "open" ? (
        <div className={styles.buttons}>
          <MergeIdeas idea={current} />
        </div>
      ) : null}
    </ModerationSection>
  );
}

function AnswerButton({ kind, onWrite }: { readonly kind: ButtonKind; readonly onWrite: () => void }) {
  return (
    <div className={styles.buttons}>
      <Button kind={kind} icon={<MessageSquareReply />} aria-haspopup="dialog" onClick={onWrite}>
        <Trans>Répondre</Trans>
      </Button>
    </div>
  );
}

/** What was typed; where the idea has moved on since, the words under what is possible now. */
function stillPossible(
  typed: IdeaAnswer | null,
  moves: readonly AnswerStatus[],
  first: AnswerStatus,
): IdeaAnswer {
  const { to = first, reason = "" } = typed ?? {};
  return { to: moves.includes(to) ? to : first, reason };
}

interface OwnAnswerProps {
  readonly own: NonNullable<ReturnType<typeof useDecision<ReturnType<typeof answerCommand>, Idea>>["own"]>;
  readonly takeBack: () => void;
  readonly answerAgain: (answer: IdeaAnswer) => void;
}

/** How far the last answer has come, and what another moderator did meanwhile (MOD-1). */
function OwnAnswer({ own, takeBack, answerAgain }: OwnAnswerProps) {
  const { i18n } = useLingui();
  const { to, reason } = own.command.payload;
  const status = i18n._(IDEA_STATUS_WORDS[to]);
  if (own.theirs === undefined) {
    return (
      <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={takeBack}>
        <Trans>Votre réponse : {status}.</Trans>
      </WaitingDecision>
    );
  }
  const theirs = own.theirs.history.at(-1)?.reason ?? "";
  return (
    <TwoVersions
      title={<Trans>À revoir : un autre modérateur a répondu entre-temps</Trans>}
      theirs={<Version status={i18n._(IDEA_STATUS_WORDS[own.theirs.status])} reason={theirs} />}
      mine={<Version status={status} reason={reason} />}
      takeTheirs={takeBack}
      takeMine={() => answerAgain({ to, reason })}
      takeMineWords={<Trans>Répondre à nouveau</Trans>}
    />
  );
}

function Version({ status, reason }: { readonly status: string; readonly reason: string }) {
  return (
    <>
      <p>{status}</p>
      {reason === "" ? null : <p className={styles.lines}>{reason}</p>}
    </>
  );
}
