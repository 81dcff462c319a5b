import type { Clock } from "../../clock/system-clock.ts";
import { SECOND_MS } from "../../domain/basics/instant.ts";
import type { IndexedText, SearchAnswer, SearchRequest } from "./text-index.ts";

/** What can be found under a key. Its text is made once for each `version`, and only when its turn comes. */
export interface Searchable {
  readonly version: object;
  readonly textOf: () => Omit<IndexedText, "key">;
}

export interface FoundKeys {
  readonly text: string;
  readonly keys: readonly string[];
  /** False while the index lacks some of what is known. */
  readonly isWhole: boolean;
}

interface SearchClient {
  readonly know: (known: ReadonlyMap<string, Searchable>) => void;
  readonly find: (text: string) => void;
  readonly receive: (answer: SearchAnswer) => void;
  readonly end: () => void;
}

/** The map is drawn first. */
const BUILT_AFTER_MS = SECOND_MS;
/** So many texts are made in a few milliseconds, between two frames. */
const TEXTS_AT_ONCE = 250;

/** Keeps the index up to what is known, a slice at a time, through `send`; only the answer to the last question counts. */
export function searchClient(
  send: (request: SearchRequest) => void,
  onFound: (found: FoundKeys) => void,
  clock: Clock,
): SearchClient {
  const sent = new Map<string, object>();
  let known: ReadonlyMap<string, Searchable> = new Map();
  let waiting: readonly string[] = [];
  let asked = { id: 0, text: "", isWhole: false };
  let cancel = (): void => undefined;
  const ask = (): void => {
    asked = { ...asked, id: asked.id + 1, isWhole: waiting.length === 0 };
    if (asked.text !== "") send({ kind: "find", id: asked.id, text: asked.text });
  };
  const index = (): void => {
    const next = waiting.slice(0, TEXTS_AT_ONCE).flatMap((key) => entryOf(known, key));
    for (const [key, { version }] of next) sent.set(key, version);
    const texts = next.map(([key, { textOf }]) => ({ key, ...textOf() }));
    waiting = waiting.slice(TEXTS_AT_ONCE);
    send({ kind: "change", texts, gone: [] });
    if (waiting.length > 0) cancel = clock.after(0, index);
    else ask();
  };
  return {
    know(now) {
      known = now;
      const gone = [...sent.keys()].filter((key) => !now.has(key));
      for (const key of gone) sent.delete(key);
      if (gone.length > 0) send({ kind: "change", texts: [], gone });
      waiting = [...now].filter(([key, { version }]) => sent.get(key) !== version).map(([key]) => key);
      cancel();
      if (waiting.length > 0) cancel = clock.after(asked.text === "" ? BUILT_AFTER_MS : 0, index);
      else ask();
    },
    find(text) {
      const isFirst = asked.text === "";
      asked = { ...asked, text };
      ask();
      if (!isFirst || waiting.length === 0) return;
      cancel();
      cancel = clock.after(0, index);
    },
    receive({ id, keys }) {
      const { text, isWhole } = asked;
      if (id === asked.id) onFound({ text, keys, isWhole });
    },
    end: () => cancel(),
  };
}

function entryOf(
  known: ReadonlyMap<string, Searchable>,
  key: string,
): readonly (readonly [string, Searchable])[] {
  const one = known.get(key);
  return one === undefined ? [] : [[key, one]];
}
