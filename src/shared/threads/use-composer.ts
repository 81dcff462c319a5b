import { useReducer, useState } from "react";
import { cityClock } from "../../clock/city-clock.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Command } from "../../domain/command/command.ts";
import type { FieldProblem } from "../../domain/command/refusal.ts";
import { MESSAGE_KIND, type Message } from "../../domain/thread/message.ts";
import { contactDetailsIn, isSaidAlready, messageTextProblems } from "../../domain/thread/message-text.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";

interface Writing {
  readonly text: string;
  readonly isOfficial: boolean;
  /** What the person was asked about, and has to press once more for. */
  readonly doubt: "email" | "phone" | "said" | undefined;
  readonly fields: readonly FieldProblem[];
  readonly problem: SendProblem | undefined;
}

const EMPTY: Writing = { text: "", isOfficial: false, doubt: undefined, fields: [], problem: undefined };

interface Composed {
  readonly cityId: string;
  readonly subject: ThreadSubject;
  /** The command that makes the subject, while the city has not taken it. */
  readonly dependsOn: Identifier | null;
  readonly own: readonly Message[];
}

/** One message while it is written, and its sending. The words stay until this device has kept them. */
export function useComposer({ cityId, subject, dependsOn, own }: Composed) {
  const send = useSendCommand(cityId);
  const [writing, change] = useReducer(
    (now: Writing, part: Partial<Writing>) => ({ ...now, ...part }),
    EMPTY,
  );
  const [answered, answer] = useState<Message | null>(null);
  const [isSending, setSending] = useState(false);
  const { text, isOfficial, doubt } = writing;
  const submit = async (): Promise<boolean> => {
    const fields = messageTextProblems(text);
    if (isSending || fields.length > 0) return refuse(fields);
    const asked = doubt ?? contactDetailsIn(text) ?? (isSaidAlready(text, own) ? "said" : undefined);
    if (asked !== doubt) return refuse([], asked);
    setSending(true);
    const sent = await send(commandOf({ cityId, subject, dependsOn, answered, text, isOfficial }));
    setSending(false);
    change(sent.ok ? EMPTY : { problem: sent.problem });
    if (sent.ok) answer(null);
    return sent.ok;
  };
  const refuse = (fields: readonly FieldProblem[], asked?: Writing["doubt"]): false => {
    change({ fields, doubt: asked, problem: undefined });
    return false;
  };
  return {
    ...writing,
    answered,
    isSending,
    answer,
    submit,
    onText: (next: string) => change({ text: next, doubt: undefined, fields: [], problem: undefined }),
    onOfficial: (next: boolean) => change({ isOfficial: next }),
  };
}

interface Asked extends Omit<Composed, "own">, Pick<Writing, "text" | "isOfficial"> {
  readonly answered: Message | null;
}

function commandOf({ cityId, subject, dependsOn, answered, text, isOfficial }: Asked): Command {
  const quoted = answered?.id ?? null;
  return {
    id: newIdentifier(),
    kind: MESSAGE_KIND,
    cityId,
    payload: { subject, text, replyTo: answered?.replyTo ?? quoted, quoted, isOfficial, showName: true },
    basedOn: null,
    dependsOn,
    performedAt: cityClock.now(),
  };
}
