import { useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { useKeptText } from "../drafts/use-kept-text.ts";

/** What is written besides a new message: an answer to one, or one's own anew. */
export interface MessageTarget {
  readonly act: "answer" | "edit";
  readonly view: MessageView;
}

/** The field in which a message is typed: whoever answers or changes one is taken there. */
export function composerIdOf(subjectId: Identifier): string {
  return `${subjectId}-text`;
}

/** What is typed. The draft of a new message stays as it is while one's own is changed; the changed words are kept by themselves. */
export function useMessageWords(cityId: CityId, subjectId: Identifier) {
  const draft = useKeptText(cityId, `message ${subjectId}`);
  const [target, setTarget] = useState<MessageTarget | null>(null);
  const [isTouched, setTouched] = useState(false);
  const isEdit = target?.act === "edit";
  const change = useKeptText(cityId, `message ${subjectId} ${isEdit ? target.view.message.id : ""}`);
  const focus = () => document.getElementById(composerIdOf(subjectId))?.focus();
  const aim = (next: MessageTarget | null): void => {
    if (isEdit && next === null) change.clear(change.text);
    setTouched(false);
    setTarget(next);
    focus();
  };
  const done = (): void => {
    const sent = isEdit ? change : draft;
    sent.clear(sent.text);
    setTouched(false);
    setTarget(null);
  };
  const typeChange = (next: string): void => {
    setTouched(true);
    change.type(next);
  };
  const changed = isTouched || change.text !== "" ? change.text : (target?.view.message.text ?? "");
  return {
    target,
    isEdit,
    text: isEdit ? changed : draft.text,
    type: isEdit ? typeChange : draft.type,
    focus,
    aim,
    done,
  };
}
