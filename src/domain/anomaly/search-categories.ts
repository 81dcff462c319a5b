import { normalise } from "../basics/normalise.ts";
import {
  BLOCKED_CATEGORIES,
  CATEGORIES,
  type BlockedCategory,
  type BlockedId,
  type Category,
  type CategoryId,
  type Subcategory,
  type SubcategoryId,
} from "./categories.ts";

const WEIGHTS = { label: 3, synonyms: 2, category: 1 } as const;

interface Findable<T> {
  readonly found: T;
  readonly words: readonly { readonly text: readonly string[]; readonly weight: number }[];
}

export interface FoundCategory {
  readonly category: Category;
  readonly subcategory: Subcategory;
}

interface Found {
  readonly label: string;
  /** Separated by commas. */
  readonly synonyms: string;
}

export interface SearchWords {
  /** As `normalise` leaves them. */
  readonly stopWords: ReadonlySet<string>;
  readonly category: (id: CategoryId) => string;
  readonly subcategory: (id: CategoryId, subcategoryId: SubcategoryId) => Found;
  readonly blocked: (id: BlockedId) => Found;
}

export interface CategorySearch {
  readonly offered: (text: string) => readonly FoundCategory[];
  readonly blocked: (text: string) => readonly BlockedCategory[];
}

/** The index of one language; made once, asked at each key. */
export function categorySearch(words: SearchWords): CategorySearch {
  const stems = (text: string) => stemsOf(text, words.stopWords);
  const wordsOf = ({ label, synonyms }: Found) => [
    { text: stems(label), weight: WEIGHTS.label },
    { text: stems(synonyms), weight: WEIGHTS.synonyms },
  ];
  const offered: readonly Findable<FoundCategory>[] = CATEGORIES.flatMap((category) =>
    category.subcategories.map((subcategory) => ({
      found: { category, subcategory },
      words: [
        ...wordsOf(words.subcategory(category.id, subcategory.id)),
        { text: stems(words.category(category.id)), weight: WEIGHTS.category },
      ],
    })),
  );
  const blocked: readonly Findable<BlockedCategory>[] = BLOCKED_CATEGORIES.map((category) => ({
    found: category,
    words: wordsOf(words.blocked(category.id)),
  }));
  return {
    offered: (text) => search(offered, stems(text)),
    blocked: (text) => search(blocked, stems(text)),
  };
}

function search<T>(findable: readonly Findable<T>[], asked: readonly string[]): readonly T[] {
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

function weightOf(asked: string, words: Findable<unknown>["words"]): number {
  const weights = words.map(({ text, weight }) => (text.some((word) => word.startsWith(asked)) ? weight : 0));
  return Math.max(...weights);
}

/** Plural endings fall, so that « lampadaires » finds « lampadaire ». */
function stemsOf(text: string, stopWords: ReadonlySet<string>): readonly string[] {
  return normalise(text)
    .split(" ")
    .filter((word) => word !== "" && !stopWords.has(word))
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/u, "") : word));
}
