import { useReducer, useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import type { Message } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import {
  contactDetailsIn,
  isSaidAlready,
  messageTextProblems,
  type ContactDetails,
} from "../../domain/thread/message-text.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { useKeptPhotos } from "../photos/use-kept-photos.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { editCommand, postCommand } from "./message-commands.ts";
import { useVoice } from "./use-voice.ts";
import { useMessageWords, type MessageTarget } from "./use-message-words.ts";

interface Writing {
  readonly isPreparing: boolean;
  /** What the person was asked about, and has to press once more for. */
  readonly doubt: ContactDetails | "said" | undefined;
  readonly fields: readonly FieldProblem[];
  readonly problem: SendProblem | undefined;
}

const NOTHING_ASKED = { doubt: undefined, fields: [], problem: undefined } as const;
const EMPTY: Writing = { isPreparing: false, ...NOTHING_ASKED };

interface Composed {
  readonly cityId: string;
  readonly subject: ThreadSubject;
  /** The command that makes the subject, while the city has not taken it. */
  readonly dependsOn: Identifier | null;
  readonly own: readonly Message[];
}

export type MessageForm = ReturnType<typeof useComposer>;

/** One message while it is written, and its sending. The words stay until this device has kept them. */
export function useComposer({ cityId, subject, dependsOn, own }: Composed) {
  const send = useSendCommand(cityId);
  const { target, change: changing, text, type, focus, aim, done } = useMessageWords(cityId, subject.id);
  const [photos, choosePhotos] = useKeptPhotos(`message ${subject.id}`);
  const [writing, change] = useReducer(
    (now: Writing, part: Partial<Writing>) => ({ ...now, ...part }),
    EMPTY,
  );
  const [isSending, setSending] = useState(false);
  const [written, setWritten] = useState<{ readonly id: Identifier }>();
  const { doubt } = writing;
  const { isOfficial, speak, forget } = useVoice(cityId, subject.id);
  const start = (): void => {
    if (changing === undefined) {
      void choosePhotos((now) => now.filter(({ id }) => !photos.some((sent) => sent.id === id)));
      forget();
    }
    change(EMPTY);
    done();
  };
  const turnTo = (next: MessageTarget | null): void => {
    change(NOTHING_ASKED);
    aim(next);
  };
  const refuse = (fields: readonly FieldProblem[], asked?: Writing["doubt"]): false => {
    change({ fields, doubt: asked, problem: undefined });
    return false;
  };
  const sendIt = async () => {
    const view = target?.view ?? null;
    if (view !== null && changing !== undefined) {
      // Decided here about what the person saw: what it says since then is compared once the city has answered.
      const content = { ...view.message, text: changing.seen };
      const sent = await send(editCommand(view, changing), { content });
      if (sent.ok) setWritten({ id: content.id });
      return sent;
    }
    const post = { cityId, subject, dependsOn, answered: view, text, isOfficial, photos };
    const command = postCommand(post);
    const sent = await send(command, { newPhotos: photos });
    if (sent.ok) setWritten({ id: command.id });
    return sent;
  };
  const submit = async (): Promise<boolean> => {
    const fields = messageTextProblems(text);
    if (writing.isPreparing) return false;
    if (isSending || fields.length > 0) return refuse(fields);
    const others = own.filter(({ id }) => id !== target?.view.message.id);
    const asked = doubt ?? contactDetailsIn(text) ?? (isSaidAlready(text, others) ? "said" : undefined);
    if (asked !== doubt) return refuse([], asked);
    setSending(true);
    const sent = await sendIt();
    setSending(false);
    if (sent.ok) start();
    else change({ problem: sent.problem });
    return sent.ok;
  };
  return {
    ...writing,
    subjectId: subject.id,
    text,
    photos,
    target,
    isSending,
    /** The message that was sent last from here, or changed. */
    written,
    submit,
    answer: (view: MessageView) => turnTo({ act: "answer", view }),
    edit: (view: MessageView) => turnTo({ act: "edit", view }),
    leave: () => turnTo(null),
    focus,
    onText: (next: string) => {
      type(next);
      change(NOTHING_ASKED);
    },
    isOfficial,
    speak,
    onPreparing: (isPreparing: boolean) => change({ isPreparing }),
    onPhotos: choosePhotos,
  };
}
