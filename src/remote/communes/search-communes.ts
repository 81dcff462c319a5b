import { normalise } from "../../domain/basics/normalise.ts";
import { hasArrondissements } from "../../domain/city/parent-commune.ts";
import type { CommuneEntry } from "./commune-entry.ts";

export const SEARCH_CHARS_MIN = 2;

const ABBREVIATIONS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", sts: "saints" };

/** Lower is better. */
const RANKS = { exact: 0, start: 1, words: 2, department: 3, none: 4 } as const;

interface Searchable {
  readonly entry: CommuneEntry;
  /** " saint jean de luz ": a space before each word, so that a word start is a plain `includes`. */
  readonly words: string;
  /** "saintjeandeluz" */
  readonly glued: string;
  readonly department: number;
}

interface Prepared {
  readonly searchables: readonly Searchable[];
  /** As `words` of a commune, each once. */
  readonly departments: readonly string[];
}

/** Prepared once per keystroke, since it is compared with 35,000 communes. */
interface Query {
  readonly digits: readonly string[];
  readonly exact: string;
  readonly start: string;
  readonly glued: string;
  readonly words: readonly QueryWord[];
}

interface QueryWord {
  /** As typed, then spelled out, each after a space: « st » may begin « Stains » or stand for « Saint ». */
  readonly starts: readonly string[];
  readonly inDepartment: readonly boolean[];
}

interface Found {
  readonly entry: CommuneEntry;
  readonly rank: number;
}

export interface FoundCommunes {
  /** The best, at most as many as asked for. */
  readonly entries: readonly CommuneEntry[];
  readonly count: number;
}

const NONE: FoundCommunes = { entries: [], count: 0 };

const prepared = new WeakMap<readonly CommuneEntry[], Prepared>();

/** Ignores accents, case, hyphens and apostrophes; « St » is « Saint ». By match, then by population. */
export function searchCommunes(index: readonly CommuneEntry[], text: string, limit: number): FoundCommunes {
  const typed = normalise(text);
  if (typed === "") return NONE;
  const { searchables, departments } = preparedOf(index);
  const query = queryOf(typed, departments);
  // One character is the whole name of one commune, and the beginning of thousands.
  const worst = typed.length < SEARCH_CHARS_MIN ? RANKS.exact : RANKS.department;
  const found: Found[] = [];
  let count = 0;
  for (const searchable of searchables) {
    const { entry } = searchable;
    if (query.digits.length > 0 && !query.digits.every((token) => hasNumber(entry, token))) continue;
    const rank = query.words.length === 0 ? RANKS.words : rankOf(searchable, query);
    if (rank > worst) continue;
    count += 1;
    keepBest(found, { entry, rank }, limit);
  }
  return { entries: found.map(({ entry }) => entry), count };
}

function queryOf(typed: string, departments: readonly string[]): Query {
  const tokens = typed.split(" ");
  const digits = tokens.filter((token) => /^\d/u.test(token));
  const isFiller = (token: string): boolean => digits.length > 0 && ARRONDISSEMENT_WORD.test(token);
  const words = tokens.filter((token) => !/^\d/u.test(token) && !isFiller(token));
  const spelled = words.map((word) => ABBREVIATIONS[word] ?? word).join(" ");
  return {
    digits,
    exact: ` ${spelled} `,
    start: ` ${spelled}`,
    glued: words.join(""),
    words: words.map((word) => {
      const starts = [...new Set([word, ABBREVIATIONS[word] ?? word])].map((spelling) => ` ${spelling}`);
      return { starts, inDepartment: departments.map((name) => startsWordOf(name, starts)) };
    }),
  };
}

function rankOf({ words: name, glued, department }: Searchable, query: Query): number {
  if (name === query.exact) return RANKS.exact;
  if (name.startsWith(query.start) || glued.startsWith(query.glued)) return RANKS.start;
  let missing = 0;
  for (const { starts, inDepartment } of query.words) {
    if (startsWordOf(name, starts)) continue;
    if (inDepartment[department] !== true) return RANKS.none;
    missing += 1;
  }
  if (missing === 0) return RANKS.words;
  return missing === query.words.length ? RANKS.none : RANKS.department;
}

function startsWordOf(text: string, starts: readonly string[]): boolean {
  for (const start of starts) if (text.includes(start)) return true;
  return false;
}

function hasNumber(entry: CommuneEntry, token: string): boolean {
  return (
    entry.code.toLowerCase() === token ||
    entry.postcodes.some((postcode) => postcode.startsWith(token)) ||
    isArrondissement(entry, token)
  );
}

/** « Paris 11e arrondissement » */
const ARRONDISSEMENT_WORD = /^(?:arrondissement|arrt?|ardt)$/u;
const ARRONDISSEMENT = /^(\d{1,2})(?:er|e|eme)?$/u;
const OF_POSTCODE = -2;

/** « Paris 11 », « Lyon 3e », « Marseille 1er ». */
function isArrondissement({ code, postcodes }: CommuneEntry, token: string): boolean {
  if (!hasArrondissements(code)) return false;
  const number = ARRONDISSEMENT.exec(token)?.[1];
  return number !== undefined && postcodes.some((one) => Number(one.slice(OF_POSTCODE)) === Number(number));
}

/** Bounded insertion; of equals, the first in the index stays first. */
function keepBest(found: Found[], one: Found, limit: number): void {
  const last = found.at(-1);
  if (found.length === limit && (last === undefined || !isBetter(one, last))) return;
  let at = found.length;
  for (let before = found[at - 1]; before !== undefined && isBetter(one, before); before = found[at - 1])
    at -= 1;
  found.splice(at, 0, one);
  if (found.length > limit) found.pop();
}

function isBetter(one: Found, other: Found): boolean {
  if (one.rank !== other.rank) return one.rank < other.rank;
  return (one.entry.population ?? 0) > (other.entry.population ?? 0);
}

function preparedOf(index: readonly CommuneEntry[]): Prepared {
  const known = prepared.get(index);
  if (known !== undefined) return known;
  const departments = [...new Set(index.map(({ department }) => department))];
  const places = new Map(departments.map((department, place) => [department, place]));
  const searchables = index.map((entry) => {
    const name = normalise(entry.name);
    return {
      entry,
      words: ` ${name} `,
      glued: name.replaceAll(" ", ""),
      department: places.get(entry.department) ?? 0,
    };
  });
  const made = { searchables, departments: departments.map((name) => ` ${normalise(name)} `) };
  prepared.set(index, made);
  return made;
}
