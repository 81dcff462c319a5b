import { CATEGORY_TABLE } from "./category-table.ts";

export const CATEGORY_IDS = [
  "voirie",
  "eclairage",
  "proprete",
  "objets",
  "graffitis",
  "mobilier",
  "vegetal",
  "animaux",
  "eau",
  "batiments",
  "chantier",
  "autre",
] as const;

export type CategoryId = (typeof CATEGORY_IDS)[number];

export type SubcategoryIdOf<C extends CategoryId> = Extract<
  (typeof CATEGORY_TABLE)[number],
  { readonly id: C }
>["subcategories"][number]["id"];

/** A code within its category: "lampadaire-eteint". */
export type SubcategoryId = string;

export const SUBCATEGORY_ID_CHARS_MAX = 40;

/** What is said while a report is written, and whether it takes the place of the form (danger, foreign matter). */
const ADVICE_FACTS = {
  department_road: { replacesForm: false },
  mast_number: { replacesForm: false },
  hide_plates: { replacesForm: false },
  no_plate_number: { replacesForm: false },
  hateful_words: { replacesForm: false },
  water_leak: { replacesForm: false },
  open_hatch: { replacesForm: true },
  noise: { replacesForm: true },
  neighbours: { replacesForm: true },
  emergency: { replacesForm: true },
} as const satisfies Record<string, { readonly replacesForm: boolean }>;

export type AdviceCode = keyof typeof ADVICE_FACTS;

export interface Subcategory {
  readonly id: SubcategoryId;
  readonly advice?: AdviceCode;
  readonly duplicateRadiusM?: number;
  readonly onlyTownHall?: true;
}

export interface Category {
  readonly id: CategoryId;
  readonly duplicateRadiusM: number;
  readonly subcategories: readonly Subcategory[];
  readonly advice?: AdviceCode;
}

export const CATEGORIES: readonly Category[] = CATEGORY_TABLE;

export type BlockedId = "bruit" | "voisinage" | "urgence";

export interface BlockedCategory {
  readonly id: BlockedId;
  readonly advice: AdviceCode;
}

export const BLOCKED_CATEGORIES: readonly BlockedCategory[] = [
  { id: "bruit", advice: "noise" },
  { id: "voisinage", advice: "neighbours" },
  { id: "urgence", advice: "emergency" },
];

export function categoryOf(id: CategoryId): Category {
  const category = CATEGORIES.find((candidate) => candidate.id === id);
  if (category === undefined) throw new Error(`There is no category "${id}".`);
  return category;
}

export function subcategoryOf(id: CategoryId, subcategoryId: SubcategoryId): Subcategory | undefined {
  return categoryOf(id).subcategories.find((candidate) => candidate.id === subcategoryId);
}

export function isAnsweredByAdvice({ advice }: Pick<Subcategory, "advice">): boolean {
  return advice !== undefined && ADVICE_FACTS[advice].replacesForm;
}
