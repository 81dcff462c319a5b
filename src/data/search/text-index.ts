import MiniSearch from "minisearch";
import { normalise } from "../../domain/basics/normalise.ts";

export interface IndexedText {
  readonly key: string;
  /** Weighs more than the text. */
  readonly title: string;
  readonly text: string;
}

export type SearchRequest =
  | { readonly kind: "change"; readonly texts: readonly IndexedText[]; readonly gone: readonly string[] }
  | { readonly kind: "find"; readonly id: number; readonly text: string };

export interface SearchAnswer {
  /** Of the request that it answers. */
  readonly id: number;
  /** The best first. */
  readonly keys: readonly string[];
}

/** One wrong, missing or superfluous letter: in a shorter word it would make another one of it. */
const TYPO_CHARS_MIN = 4;
/** Two letters begin so many words that they tell nothing. */
const PREFIX_CHARS_MIN = 3;
const FOUND_MAX = 50;
/** Every text has them. */
const SAY_NOTHING = new Set(
  "a au aux ce de des du en est et il la le les ou par pas pour sur un une".split(" "),
);

const oneTypo = (term: string): 1 | false => (term.length >= TYPO_CHARS_MIN ? 1 : false);

/** Finds what says every word, accents aside, each whole or begun; where nothing does, each with one typo. It answers what is in it so far. */
export function textIndex(): (request: SearchRequest) => SearchAnswer | undefined {
  const index = new MiniSearch<IndexedText>({
    idField: "key",
    fields: ["title", "text"],
    tokenize: (text) => normalise(text).split(" "),
    processTerm: (term) => (term === "" || SAY_NOTHING.has(term) ? null : term),
    searchOptions: {
      combineWith: "AND",
      prefix: (term) => term.length >= PREFIX_CHARS_MIN,
      boost: { title: 3 },
    },
  });
  return (request) => {
    if (request.kind === "find") {
      const said = index.search(request.text);
      const found = (said.length > 0 ? said : index.search(request.text, { fuzzy: oneTypo })).slice(
        0,
        FOUND_MAX,
      );
      return { id: request.id, keys: found.map(({ id }) => String(id)) };
    }
    for (const key of request.gone) index.discard(key);
    for (const text of request.texts)
      if (index.has(text.key)) index.replace(text);
      else index.add(text);
    return undefined;
  };
}
