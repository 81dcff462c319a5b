import { loadCommuneIndex } from "../../src/remote/communes/load-index.ts";
import { SEARCH_CHARS_MIN, searchCommunes } from "../../src/remote/communes/search-communes.ts";

/** What people type, letter by letter: accents, hyphens, apostrophes, abbreviations, postcodes, homonyms, and no commune at all. */
const TYPED = [
  "Betton",
  "betton 35830",
  "35830",
  "2A004",
  "Saint-Étienne",
  "saint germain en laye",
  "St-Jean-de-Luz",
  "ste marie",
  "L’Haÿ-les-Roses",
  "Châteauneuf-sur-Loire",
  "Le Mesnil-Saint-Denis",
  "Beaumont",
  "Sainte-Colombe",
  "la",
  "Plœmeur",
  "Nulle-Part-sur-Rien",
] as const;

/** As many as the field shows. */
const ANSWERS_MAX = 8;
const TURNS = 5;

export interface Searches {
  readonly communes: number;
  /** The first search of a page, which prepares the index. */
  readonly firstMs: number;
  /** One per letter that was typed: the shortest of a few turns, which other programs lengthen least. */
  readonly lettersMs: readonly number[];
}

/** The real index, and what one more letter costs the main thread before there are answers. */
export async function searches(): Promise<Searches> {
  const index = await loadCommuneIndex("/communes.tsv");
  const search = (text: string): number => {
    const from = performance.now();
    searchCommunes(index, text, ANSWERS_MAX);
    return performance.now() - from;
  };
  const firstMs = search("be");
  const prefixes = TYPED.flatMap((words) =>
    Array.from(words, (_, at) => words.slice(0, at + 1)).slice(SEARCH_CHARS_MIN - 1),
  );
  const lettersMs = prefixes.map((prefix) =>
    Math.min(...Array.from({ length: TURNS }, () => search(prefix))),
  );
  return { communes: index.length, firstMs, lettersMs };
}
