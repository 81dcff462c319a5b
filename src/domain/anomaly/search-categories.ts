import { normalise } from "../basics/normalise.ts";
import {
  BLOCKED_CATEGORIES,
  CATEGORIES,
  type BlockedCategory,
  type Category,
  type Subcategory,
} from "./categories.ts";
import { SYNONYMS } from "./category-synonyms.ts";

/** Words that say nothing about a problem. */
const SMALL_WORDS = new Set(
  "a au aux avec ce cette ces ci d dans de des devant du en est et il j je l la le les ma mon ne n on ou par pas plus pour pres qu que qui s sa se ses son sont sur un une y".split(
    " ",
  ),
);

/** How much a word counts, by where it was found. */
const WEIGHTS = { label: 3, synonyms: 2, category: 1 } as const;

/** One thing a person may look for, its words apart by where they stand. */
interface Findable<T> {
  readonly found: T;
  readonly words: readonly { readonly text: readonly string[]; readonly weight: number }[];
}

export interface FoundCategory {
  readonly category: Category;
  readonly subcategory: Subcategory;
}

const FINDABLE: readonly Findable<FoundCategory>[] = CATEGORIES.flatMap((category) =>
  category.subcategories.map((subcategory) => ({
    found: { category, subcategory },
    words: [
      { text: stemsOf(subcategory.label), weight: WEIGHTS.label },
      { text: stemsOf(SYNONYMS[category.id][subcategory.id] ?? ""), weight: WEIGHTS.synonyms },
      { text: stemsOf(category.label), weight: WEIGHTS.category },
    ],
  })),
);

const FINDABLE_BLOCKED: readonly Findable<BlockedCategory>[] = BLOCKED_CATEGORIES.map((blocked) => ({
  found: blocked,
  words: [
    { text: stemsOf(blocked.label), weight: WEIGHTS.label },
    { text: stemsOf(blocked.synonyms.join(" ")), weight: WEIGHTS.synonyms },
  ],
}));

/** Sub-categories that answer most of the words, best first; accents, hyphens, plurals and small words aside. */
export function searchCategories(text: string): readonly FoundCategory[] {
  return search(FINDABLE, text);
}

/** What a commune's map cannot take, found the same way: shown beside the others, answered by advice. */
export function searchBlockedCategories(text: string): readonly BlockedCategory[] {
  return search(FINDABLE_BLOCKED, text);
}

function search<T>(findable: readonly Findable<T>[], text: string): readonly T[] {
  const asked = stemsOf(text);
  if (asked.length === 0) return [];
  const scored = findable.map(({ found, words }) => {
    const weights = asked.map((word) => weightOf(word, words)).filter((weight) => weight > 0);
    return { found, matches: weights.length, score: weights.reduce((sum, weight) => sum + weight, 0) };
  });
  const most = Math.max(...scored.map(({ matches }) => matches));
  return scored
    .filter(({ matches }) => matches > 0 && matches === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ found }) => found);
}

/** The best place where a word begins with what was typed. */
function weightOf(asked: string, words: Findable<unknown>["words"]): number {
  const weights = words.map(({ text, weight }) => (text.some((word) => word.startsWith(asked)) ? weight : 0));
  return Math.max(...weights);
}

/** Plural endings fall, so that « lampadaires » finds « lampadaire ». */
function stemsOf(text: string): readonly string[] {
  return normalise(text)
    .split(" ")
    .filter((word) => word !== "" && !SMALL_WORDS.has(word))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/u, "") : word));
}
