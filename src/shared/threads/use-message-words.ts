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

/** What is typed. The draft of a new message stays as it is while one's own is changed. */
export function useMessageWords(cityId: CityId, subjectId: Identifier) {
  const draft = useKeptText(cityId, `message ${subjectId}`);
  const [target, setTarget] = useState<MessageTarget | null>(null);
  const [changed, setChanged] = useState("");
  const isEdit = target?.act === "edit";
  const aim = (next: MessageTarget | null): void => {
    if (next?.act === "edit") setChanged(next.view.message.text);
    setTarget(next);
    document.getElementById(composerIdOf(subjectId))?.focus();
  };
  const done = (): void => {
    if (!isEdit) draft.clear(draft.text);
    setTarget(null);
  };
  return {
    target,
    isEdit,
    text: isEdit ? changed : draft.text,
    type: isEdit ? setChanged : draft.type,
    aim,
    done,
  };
}
