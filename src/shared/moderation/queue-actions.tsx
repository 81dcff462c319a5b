import { Trans, useLingui } from "@lingui/react/macro";
import { useContext, useState } from "react";
import type { Result } from "../../domain/basics/result.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import type { SendProblem } from "../commands/use-send-command.ts";
import { FlagList } from "./flag-list.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import styles from "./queue-actions.module.css";
import { QueueSelectionContext } from "./queue-selection.ts";
import type { Decidable } from "./use-decision.ts";
import { useVisibility } from "./use-visibility.ts";
import { plainChoice } from "./visibility-command.ts";

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
  /** What its kind of content takes besides, once it is published. */
  readonly actions?: readonly QueueAction[];
}

/** The likeliest decisions, in reach of a thumb; the others are on the content itself. */
export function QueueActions({ about, title, actions = [] }: QueueActionsProps) {
  const { t, i18n } = useLingui();
  const { own, send } = useVisibility(about);
  const [isHiding, setHiding] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  if (own?.theirs !== undefined) return null;
  const isToKeep = about.content.visibility === "public" && isFlagged(about.content);
  const isPending = about.content.visibility === "pending";
  const publish: QueueAction = {
    label: isPending ? t`Publier` : t`Laisser visible`,
    isMain: true,
    press: () => send(plainChoice("public")),
  };
  const press = async (action: QueueAction): Promise<void> => {
    const sent = await action.press();
    setProblem(sent === undefined || sent.ok ? null : sent.problem);
  };
  return (
    <fieldset className={styles.actions} data-queue-row tabIndex={-1}>
      <legend>
        <VisuallyHidden>{title}</VisuallyHidden>
      </legend>
      <Selecting about={about} title={title} />
      <FlagList flags={about.content.flags} />
      {[...(isPending || isToKeep ? [publish] : []), ...actions].map((action) => (
        <Button
          key={action.label}
          kind={action.isMain ? "primary" : "secondary"}
          onClick={() => void press(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button aria-haspopup="dialog" onClick={() => setHiding(true)}>
        {isPending ? t`Refuser` : t`Masquer`}
      </Button>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      <HideDialog
        cityId={about.content.cityId}
        open={isHiding}
        onClose={() => setHiding(false)}
        onSend={send}
      />
    </fieldset>
  );
}

/** Several are decided about together. */
function Selecting({ about: { content }, title }: Pick<QueueActionsProps, "about" | "title">) {
  const selection = useContext(QueueSelectionContext);
  if (selection === null) return null;
  return (
    <Checkbox
      label={
        <>
          <Trans>Sélectionner</Trans>
          <VisuallyHidden> {title}</VisuallyHidden>
        </>
      }
      checked={selection.ids.has(content.id)}
      onChange={() => selection.toggle(content.id)}
    />
  );
}
