import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { discardRow } from "../../data/outbox/row-actions.ts";
import { mayStillEdit } from "../../domain/thread/edit-message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { isWaiting } from "../../domain/thread/thread-order.ts";
import { MenuButton } from "../../ui/menu-button.tsx";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { deleteCommand } from "./message-commands.ts";
import type { MessageForm } from "./use-composer.ts";

/** Takes it back: one that has not left yet is simply gone. */
export function useOwnMessage(view: MessageView, form: MessageForm | undefined, onDelete: () => void) {
  const { i18n } = useLingui();
  const { message, sync } = view;
  const device = useDevice();
  const send = useSendCommand(message.cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const remove = async (): Promise<void> => {
    const isTakenBack = isWaiting(view) && sync === "queued" && (await discardRow(device, message.id)).ok;
    if (isTakenBack) return form?.focus();
    onDelete();
    const sent = await send(deleteCommand(view), { content: message });
    setProblem(sent.ok ? null : sent.problem);
  };
  return {
    remove,
    problem: problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>,
  };
}

interface OwnItemsProps {
  readonly view: MessageView;
  readonly form: MessageForm | undefined;
  readonly onRemove: () => Promise<void>;
}

/** What its author does with a message. */
export function OwnItems({ view, form, onRemove }: OwnItemsProps) {
  const now = useNow();
  return (
    <>
      {form === undefined || !mayStillEdit(view.message, now) ? null : (
        <MenuButton icon={<Pencil />} onClick={() => form.edit(view)}>
          <Trans>Modifier</Trans>
        </MenuButton>
      )}
      <MenuButton icon={<Trash2 />} onClick={() => void onRemove()}>
        <Trans>Supprimer</Trans>
      </MenuButton>
    </>
  );
}
