import MiniSearch, { type SearchOptions } from "minisearch";
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
const WEIGHED_MAX = 500;
/** Every text has them. */
const SAY_NOTHING = new Set(
  "a au aux ce de des du en est et il la le les ou par pas pour sur un une".split(" "),
);

const oneTypo = (term: string): 1 | false => (term.length >= TYPO_CHARS_MIN ? 1 : false);

const tokenize = (text: string): string[] => normalise(text).split(" ");
const processTerm = (term: string): string | null => (term === "" || SAY_NOTHING.has(term) ? null : term);

/**
 * Words that no text has any more leave all at once: MiniSearch would pause for ten milliseconds after every thousandth, and when
 * texts come meanwhile it loses its place, throws, and never takes a word out again.
 */
const AT_ONCE = { batchSize: Infinity };

/** Finds what says every word, accents aside, each whole or begun; where nothing does, each with one typo. It answers what is in it so far. */
export function textIndex(): (request: SearchRequest) => SearchAnswer | undefined {
  const index = new MiniSearch<IndexedText>({
    idField: "key",
    fields: ["title", "text"],
    tokenize,
    processTerm,
    autoVacuum: AT_ONCE,
    searchOptions: {
      combineWith: "AND",
      prefix: (term) => term.length >= PREFIX_CHARS_MIN,
      boost: { title: 3 },
    },
  });
  return (request) => {
    if (request.kind === "find") {
      const said = best(index, request.text, {});
      const found = said.length > 0 ? said : best(index, request.text, { fuzzy: oneTypo });
      return { id: request.id, keys: found.slice(0, FOUND_MAX) };
    }
    for (const key of request.gone) index.discard(key);
    for (const text of request.texts)
      if (index.has(text.key)) index.replace(text);
      else index.add(text);
    return undefined;
  };
}

type How = Pick<SearchOptions, "fuzzy">;

/** To weigh a text takes far longer than to see that it is meant: a word that every text has is weighed in some of them alone. */
function best(index: MiniSearch<IndexedText>, text: string, how: How): readonly string[] {
  const terms = new Set(tokenize(text).flatMap((term) => processTerm(term) ?? []));
  let saying: ReadonlySet<string> | undefined;
  for (const term of terms) saying = sayingToo(index, term, { how, saying });
  const weighed = new Set([...(saying ?? [])].slice(0, WEIGHED_MAX));
  if (weighed.size === 0) return [];
  const boostDocument = (key: unknown): number => (weighed.has(String(key)) ? 1 : 0);
  return index.search(text, { ...how, boostDocument }).map(({ id }) => String(id));
}

interface Narrowing {
  readonly how: How;
  /** What says the words before; undefined for the first. */
  readonly saying: ReadonlySet<string> | undefined;
}

/** Where the word stands in a title comes first. */
function sayingToo(
  index: MiniSearch<IndexedText>,
  term: string,
  { how, saying }: Narrowing,
): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (key: unknown): number => {
    if (saying?.has(String(key)) ?? true) found.add(String(key));
    return 0;
  };
  index.search(term, { ...how, boostDocument: note });
  return found;
}
