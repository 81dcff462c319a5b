import { useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { object, textThat } from "../../domain/basics/schema.ts";
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

/** One's own message anew. */
interface Change {
  readonly text: string;
  /** What it said when the change was begun: it may have been changed on another device before this one is sent. */
  readonly seen: string;
}

/** Half typed: its limits are asked when it is sent. */
const WORDS = textThat((value): value is string => typeof value === "string");
const CHANGE_SCHEMA = object<Change>({ text: WORDS, seen: WORDS });

/** What is typed. The draft of a new message stays as it is while one's own is changed; the changed words are kept by themselves. */
export function useMessageWords(cityId: CityId, subjectId: Identifier) {
  const draft = useKeptText(cityId, `message ${subjectId}`);
  const [target, setTarget] = useState<MessageTarget | null>(null);
  const changed = target?.act === "edit" ? target.view.message : undefined;
  const kept = useKeptText(cityId, `message ${subjectId} ${changed?.id ?? ""}`);
  const focus = () => document.getElementById(composerIdOf(subjectId))?.focus();
  const aim = (next: MessageTarget | null): void => {
    if (changed !== undefined && next === null) kept.clear(kept.text);
    setTarget(next);
    focus();
  };
  const done = (): void => {
    const sent = changed === undefined ? draft : kept;
    sent.clear(sent.text);
    setTarget(null);
  };
  const change = changed === undefined ? undefined : changeOf(kept.text, changed.text);
  const typeChange = (text: string): void => kept.type(JSON.stringify({ ...change, text }));
  return {
    target,
    change,
    text: change?.text ?? draft.text,
    type: change === undefined ? draft.type : typeChange,
    focus,
    aim,
    done,
  };
}

function changeOf(kept: string, current: string): Change {
  if (kept === "") return { text: current, seen: current };
  // An earlier version kept the words alone.
  return readChange(kept) ?? { text: kept, seen: current };
}

function readChange(kept: string): Change | undefined {
  try {
    const parsed = CHANGE_SCHEMA.parse(JSON.parse(kept));
    return parsed.ok ? parsed.value : undefined;
  } catch {
    return undefined;
  }
}
