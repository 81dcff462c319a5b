import { Trans, useLingui } from "@lingui/react/macro";
import { useContext, useState, type ReactNode } from "react";
import type { Result } from "../../domain/basics/result.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { isEmptied } from "../../domain/content/is-emptied.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import type { SendProblem } from "../commands/use-send-command.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { Judged } from "./judged.tsx";
import styles from "./queue-actions.module.css";
import { QueueSelectionContext } from "./queue-selection.ts";
import type { Decidable } from "./use-decision.ts";
import { useIsForAnother } from "./use-is-for-another.ts";
import { useVisibility } from "./use-visibility.ts";
import { plainChoice } from "./visibility-command.ts";
import { visibilityMoves, type VisibilityMove } from "./move-words.ts";

type Sent = Result<unknown, SendProblem>;

export interface QueueAction {
  readonly label: string;
  readonly isMain?: true;
  /** Undefined where it asks for words first. */
  readonly press: () => Promise<Sent> | undefined;
}

interface QueueActionsProps {
  readonly about: Decidable;
  readonly title: string;
  /** What it says, for who judges it: nobody publishes what they have not read. */
  readonly words?: string;
  /** Where it is. */
  readonly place?: ReactNode;
  /** What its kind of content takes besides, once it is published. */
  readonly actions?: readonly QueueAction[];
}

/** The likeliest decisions, in reach of a thumb; the others are on the content itself. */
export function QueueActions(props: QueueActionsProps) {
  const { about, title } = props;
  const { own } = useVisibility(about);
  if (own?.theirs !== undefined) return null;
  // Nobody decides about what they cannot read, and where it is says nothing without it.
  const isHere = !isEmptied(about.content);
  return (
    <fieldset className={styles.actions} data-queue-row tabIndex={-1}>
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      {isHere && props.place !== undefined ? <div className={styles.place}>{props.place}</div> : null}
      <div className={styles.judged}>
        <Judged content={about.content} words={props.words ?? ""} />
      </div>
      {isHere ? <Decisions {...props} /> : null}
    </fieldset>
  );
}

function Decisions({ about, actions = [] }: QueueActionsProps) {
  const { t, i18n } = useLingui();
  const { send } = useVisibility(about);
  const moves = useMoves(about);
  const [isHiding, setHiding] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const isPending = about.content.visibility === "pending";
  const isContested = isAppealed(about.content);
  const shown = moves.filter(({ to }) => to === "public" || (to === "private" && isContested));
  const hide = moves.find(({ to }) => to === "hidden");
  const decisions: readonly QueueAction[] = shown.map(({ to, label }, index) => ({
    label: t(label),
    // Of what is public and was flagged, neither is likelier.
    ...(index === 0 && (isPending || !isFlagged(about.content)) ? { isMain: true } : {}),
    press: () => send(plainChoice(to)),
  }));
  const offered = [...decisions, ...actions];
  // One alone is the likeliest.
  const main = offered.find(({ isMain }) => isMain);
  const press = async (action: QueueAction): Promise<void> => {
    const sent = await action.press();
    setProblem(sent === undefined || sent.ok ? null : sent.problem);
  };
  return (
    <>
      <div className={styles.decisions}>
        {offered.map((action, index) => (
          <Button
            key={action.label}
            kind={action === main ? "primary" : main === undefined && index === 0 ? "secondary" : "quiet"}
            onClick={() => void press(action)}
          >
            {action.label}
          </Button>
        ))}
        {hide === undefined ? null : (
          <Button kind="danger" aria-haspopup="dialog" onClick={() => setHiding(true)}>
            {t(hide.label)}
          </Button>
        )}
      </div>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {sendProblemSentence(i18n, problem)}
        </p>
      )}
      <HideDialog content={about.content} open={isHiding} onClose={() => setHiding(false)} onSend={send} />
    </>
  );
}

/** None where another moderator decides. */
function useMoves(about: Decidable): readonly VisibilityMove[] {
  return useIsForAnother(about.content) ? [] : visibilityMoves(about);
}

/** Several are decided about together: in the head of the card, beside what it is about. */
export function QueueSelect({ about, title }: Pick<QueueActionsProps, "about" | "title">) {
  const selection = useContext(QueueSelectionContext);
  const { own } = useVisibility(about);
  if (selection === null || own?.theirs !== undefined) return null;
  const { id } = about.content;
  return (
    <div className={styles.select}>
      <Checkbox
        label={
          <VisuallyHidden>
            <Trans>Sélectionner</Trans> {title}
          </VisuallyHidden>
        }
        checked={selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
      />
    </div>
  );
}
