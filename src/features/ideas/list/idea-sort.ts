import type { Instant } from "../../../domain/basics/instant.ts";
import { isArchived } from "../../../domain/idea/archived-idea.ts";
import {
  IDEA_CATEGORY_IDS,
  IDEA_STATUSES,
  type Idea,
  type IdeaCategoryId,
} from "../../../domain/idea/idea.ts";
import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { hasReachedThreshold } from "../../../domain/idea/support-threshold.ts";
import { oneOf, queryWith } from "../../../shared/collection/query-values.ts";

export const IDEA_SORTS = ["recent", "supports", "near", "answers"] as const;
export type IdeaSort = (typeof IDEA_SORTS)[number];

/** What the badge of an idea says of it; but that it has its supports, which leaves it open. */
export const IDEA_STANDINGS = [...IDEA_STATUSES, "archived"] as const;
export type IdeaStanding = (typeof IDEA_STANDINGS)[number];

/** Lives in the address, shared by the map and the list. */
export interface IdeaFilter {
  readonly sort: IdeaSort;
  readonly status: IdeaStanding | null;
  readonly category: IdeaCategoryId | null;
  /** Words to search for. */
  readonly q: string;
}

export const DEFAULT_IDEA_FILTER: IdeaFilter = { sort: "recent", status: null, category: null, q: "" };

export function ideaFilterFromQuery(query: URLSearchParams): IdeaFilter {
  return {
    sort: oneOf(IDEA_SORTS, query.get("sort"), DEFAULT_IDEA_FILTER.sort),
    status: IDEA_STANDINGS.find((standing) => standing === query.get("status")) ?? null,
    category: IDEA_CATEGORY_IDS.find((id) => id === query.get("category")) ?? null,
    q: query.get("q") ?? "",
  };
}

export function queryWithIdeaFilter(query: URLSearchParams, filter: IdeaFilter): URLSearchParams {
  return queryWith<IdeaFilter>(query, filter, DEFAULT_IDEA_FILTER);
}

interface Known {
  readonly threshold: number;
  readonly now: Instant;
}

export function ideasOfKind(
  { status, category }: Pick<IdeaFilter, "status" | "category">,
  views: readonly IdeaView[],
  now: Instant,
): readonly IdeaView[] {
  return views.filter(
    ({ idea }) =>
      (status === null || standingOf(idea, now) === status) &&
      (category === null || idea.categoryId === category),
  );
}

function standingOf(idea: Idea, now: Instant): IdeaStanding {
  return isArchived(idea, now) ? "archived" : idea.status;
}

/** A new list in the order asked for; equals go newest first. « Bientôt au seuil » and « Réponses » leave the others out. */
export function sortedIdeas(
  sort: IdeaSort,
  views: readonly IdeaView[],
  { threshold, now }: Known,
): readonly IdeaView[] {
  const shown = views.filter((view) => belongsTo(sort, view, { threshold, now }));
  return shown.toSorted((a, b) => weightOf(sort, b) - weightOf(sort, a) || madeAt(b) - madeAt(a));
}

function belongsTo(sort: IdeaSort, { idea }: IdeaView, { threshold, now }: Known): boolean {
  if (sort === "near")
    return idea.status === "open" && !isArchived(idea, now) && !hasReachedThreshold(idea, threshold);
  return sort !== "answers" || idea.status !== "open";
}

function weightOf(sort: IdeaSort, { idea }: IdeaView): number {
  if (sort === "recent") return 0;
  return sort === "answers" ? (idea.history.at(-1)?.at ?? 0) : idea.supportsCount;
}

function madeAt({ idea }: IdeaView): number {
  return idea.number === "" ? idea.performedAt : idea.createdAt;
}
