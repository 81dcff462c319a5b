import { normalise } from "../../domain/basics/normalise.ts";
import type { CommuneEntry } from "./commune-entry.ts";

export const SEARCH_CHARS_MIN = 2;

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", sts: "saints" };

/** Best answers have the lowest rank. */
const RANKS = { exact: 0, start: 1, words: 2, department: 3, none: 4 } as const;

interface Searchable {
  readonly entry: CommuneEntry;
  /** " saint jean de luz ": a space before each word, so that a word start is a plain `includes`. */
  readonly words: string;
  /** "saintjeandeluz" */
  readonly glued: string;
  readonly department: string;
}

type Word = readonly string[];

const prepared = new WeakMap<readonly CommuneEntry[], readonly Searchable[]>();

/**
 * Communes whose name, département or postcode answers what is typed: accents, case, hyphens and apostrophes aside, « St »
 * for « Saint », "35830 betton" as well as "35830" or the commune's code. The exact name comes first, then the most
 * populated.
 */
export function searchCommunes(
  index: readonly CommuneEntry[],
  text: string,
  limit: number,
): readonly CommuneEntry[] {
  const typed = normalise(text);
  if (typed.length < SEARCH_CHARS_MIN) return [];
  const tokens = typed.split(" ");
  const digits = tokens.filter((token) => /^\d/u.test(token));
  const words = tokens.filter((token) => !/^\d/u.test(token)).map(spellingsOf);
  const spelled = words.map(([, full]) => full).join(" ");
  const found: { readonly entry: CommuneEntry; readonly rank: number }[] = [];
  for (const searchable of searchablesOf(index)) {
    if (!digits.every((token) => hasNumber(searchable.entry, token))) continue;
    const rank = words.length === 0 ? RANKS.words : rankOf(searchable, words, spelled);
    if (rank < RANKS.none) found.push({ entry: searchable.entry, rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank || (b.entry.population ?? 0) - (a.entry.population ?? 0))
    .slice(0, limit)
    .map(({ entry }) => entry);
}

function rankOf(
  { words: name, glued: gluedName, department }: Searchable,
  words: readonly Word[],
  spelled: string,
): number {
  if (name === ` ${spelled} `) return RANKS.exact;
  const glued = words.map(([typed]) => typed).join("");
  if (name.startsWith(` ${spelled}`) || gluedName.startsWith(glued)) return RANKS.start;
  const missing = words.filter((word) => !startsWordOf(name, word));
  if (missing.length === 0) return RANKS.words;
  if (missing.length === words.length) return RANKS.none;
  return missing.every((word) => startsWordOf(department, word)) ? RANKS.department : RANKS.none;
}

function startsWordOf(text: string, spellings: Word): boolean {
  return spellings.some((spelling) => text.includes(` ${spelling}`));
}

/** As typed, then in full: « st » may begin « Stains » or stand for « Saint ». */
function spellingsOf(token: string): Word {
  return [token, ABBREVIATIONS[token] ?? token];
}

function hasNumber(entry: CommuneEntry, token: string): boolean {
  return entry.code.toLowerCase() === token || entry.postcodes.some((postcode) => postcode.startsWith(token));
}

function searchablesOf(index: readonly CommuneEntry[]): readonly Searchable[] {
  const known = prepared.get(index);
  if (known !== undefined) return known;
  const searchables = index.map((entry) => {
    const name = normalise(entry.name);
    return {
      entry,
      words: ` ${name} `,
      glued: name.replaceAll(" ", ""),
      department: ` ${normalise(entry.department)} `,
    };
  });
  prepared.set(index, searchables);
  return searchables;
}
