import { rankOf, type Instant } from "../src/domain/basics/instant.ts";
import type { Anomaly } from "../src/domain/anomaly/anomaly.ts";
import { ANOMALY_STATUSES } from "../src/domain/anomaly/statuses.ts";
import { CATEGORIES, type CategoryId, type SubcategoryId } from "../src/domain/anomaly/categories.ts";
import { subcategoryLabel } from "../src/i18n/categories/category-labels.ts";

export const BENCH_CITY = "35024";
const PAGE_DOCUMENTS = 500;

const FIRST_DAY: Instant = Date.UTC(2026, 0, 1);
const BETTON = { latE6: 48_181_700, lngE6: -1_643_600 };

/** Always the same documents: every contender of a run stores these. */
function documentAt(index: number): Anomaly {
  const category = CATEGORIES[index % CATEGORIES.length];
  const subcategory = category?.subcategories[index % category.subcategories.length];
  const at = FIRST_DAY + index * 60_000;
  const hex = index.toString(16).padStart(12, "0");
  return {
    id: `01900000-0000-7000-8000-${hex}`,
    cityId: BENCH_CITY,
    number: `2026-${String(index + 1).padStart(4, "0")}`,
    rev: 1,
    schemaVersion: 1,
    status: ANOMALY_STATUSES[index % 7] ?? "new",
    previousStatus: null,
    visibility: "public",
    categoryId: category?.id ?? "voirie",
    subcategoryId: subcategory?.id ?? "",
    title: `${labelOf(category?.id, subcategory?.id)} devant le numéro ${(index % 90) + 1}`,
    description: "Le problème dure depuis plusieurs jours et gêne le passage des piétons et des poussettes.",
    place: {
      latE6: BETTON.latE6 + ((index * 7919) % 60_000) - 30_000,
      lngE6: BETTON.lngE6 + ((index * 104_729) % 80_000) - 40_000,
    },
    positionSource: "map",
    accuracyM: 12,
    address: `${(index % 90) + 1} rue des Lilas, 35830 Betton`,
    locationHint: "",
    photos: [],
    danger: "genant",
    observedAt: at,
    authorId: `resident-${index % 400}`,
    authorKind: "resident",
    authorName: "",
    history: [{ at, status: "new", reason: "", byKind: "resident", byName: "" }],
    duplicateOf: null,
    partner: "",
    plannedFor: "",
    meTooCount: index % 5,
    followersCount: index % 9,
    commentsCount: 0,
    performedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

function labelOf(id: CategoryId = "voirie", subcategoryId: SubcategoryId = ""): string {
  return subcategoryLabel({ locale: "fr" }, id, subcategoryId) || "Signalement";
}

export function* pagesOf(count: number): Generator<readonly Anomaly[]> {
  for (let from = 0; from < count; from += PAGE_DOCUMENTS) {
    yield Array.from({ length: Math.min(PAGE_DOCUMENTS, count - from) }, (_, index) =>
      documentAt(from + index),
    );
  }
}

/** The same document after its `turn`-th change: newer than all others. */
export function changedDocument(count: number, turn: number): Anomaly {
  const document = documentAt((turn * 37) % count);
  const updatedAt = FIRST_DAY + (count + turn + 1) * 60_000;
  return { ...document, rev: turn + 2, meTooCount: document.meTooCount + turn, updatedAt };
}

/** What raw IndexedDB needs beside the document to list newest first. */
export function rankedDocument(document: Anomaly): Anomaly & { readonly rank: number } {
  return { ...document, rank: rankOf(document.updatedAt) };
}
