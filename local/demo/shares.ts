import {
  CATEGORIES,
  type Category,
  type CategoryId,
  type Subcategory,
} from "../../src/domain/anomaly/categories.ts";
import type { AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS, type Instant } from "../../src/domain/basics/instant.ts";
import type { Chance } from "../communes/chance.ts";

/** How often people report each category, in parts of a hundred or so. */
const CATEGORY_PARTS: Readonly<Record<CategoryId, number>> = {
  voirie: 24,
  eclairage: 15,
  proprete: 16,
  objets: 7,
  graffitis: 5,
  mobilier: 8,
  vegetal: 10,
  animaux: 4,
  eau: 7,
  batiments: 4,
  chantier: 5,
  autre: 3,
};

/** Every sub-category comes up at least once in so many reports: the first ones go round the whole list. */
const ALL_SUBCATEGORIES = CATEGORIES.flatMap((category) =>
  category.subcategories.map((subcategory) => ({ category, subcategory })),
);
const ROUND_EVERY = 5;

type Parts = readonly (readonly [AnomalyStatus, number])[];

/** By age of the report: what is old has mostly been dealt with. */
const STATUS_PARTS: readonly { readonly daysMin: number; readonly parts: Parts }[] = [
  {
    daysMin: 120,
    parts: [
      ["resolved", 62],
      ["rejected", 10],
      ["duplicate", 6],
      ["forwarded", 6],
      ["planned", 5],
      ["new", 5],
      ["ack", 4],
      ["withdrawn", 2],
    ],
  },
  {
    daysMin: 30,
    parts: [
      ["resolved", 32],
      ["planned", 13],
      ["progress", 10],
      ["ack", 8],
      ["forwarded", 7],
      ["claimed", 6],
      ["reopen", 6],
      ["rejected", 5],
      ["info", 3],
      ["withdrawn", 2],
      ["new", 10],
    ],
  },
  {
    daysMin: 0,
    parts: [
      ["new", 38],
      ["ack", 22],
      ["planned", 10],
      ["progress", 8],
      ["info", 6],
      ["claimed", 6],
      ["resolved", 5],
      ["duplicate", 3],
      ["forwarded", 2],
      ["withdrawn", 2],
    ],
  },
];

/** Where nobody of the town hall is there, residents alone do something. */
const UNANSWERED_PARTS: Parts = [
  ["new", 88],
  ["claimed", 8],
  ["withdrawn", 4],
];

export function drawStatus(
  createdAt: Instant,
  today: Instant,
  isAnswered: boolean,
  chance: Chance,
): AnomalyStatus {
  if (!isAnswered) return drawByParts(UNANSWERED_PARTS, chance);
  const days = (today - createdAt) / DAY_MS;
  const parts = STATUS_PARTS.find(({ daysMin }) => days >= daysMin)?.parts ?? [];
  return drawByParts(parts, chance);
}

export function drawSubcategory(
  index: number,
  chance: Chance,
): { category: Category; subcategory: Subcategory } {
  const inTurn = index % ROUND_EVERY === 0 ? ALL_SUBCATEGORIES[index / ROUND_EVERY] : undefined;
  if (inTurn !== undefined) return inTurn;
  const id = drawByParts(Object.entries(CATEGORY_PARTS) as [CategoryId, number][], chance);
  const category = CATEGORIES.find((candidate) => candidate.id === id);
  if (category === undefined) throw new Error(`${id} is no category.`);
  // The list of each category begins with what is reported most.
  const place = Math.floor(category.subcategories.length * chance.next() ** 1.7);
  const subcategory = category.subcategories[place];
  if (subcategory === undefined) throw new Error(`${id} has no sub-category ${place}.`);
  return { category, subcategory };
}

function drawByParts<T>(parts: readonly (readonly [T, number])[], chance: Chance): T {
  const total = parts.reduce((sum, [, part]) => sum + part, 0);
  let left = chance.next() * total;
  for (const [value, part] of parts) {
    left -= part;
    if (left < 0) return value;
  }
  throw new Error("There is nothing to draw from.");
}
