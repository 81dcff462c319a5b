import type { IdeaView } from "../../../domain/idea/idea-view.ts";
import { hasReachedThreshold } from "../../../domain/idea/support-threshold.ts";
import { oneOf, queryWith } from "../../../shared/collection/query-values.ts";

const IDEA_SORTS = ["recent", "supports", "near", "answers"] as const;
export type IdeaSort = (typeof IDEA_SORTS)[number];

const DEFAULT_SORT: IdeaSort = "recent";

export function ideaSortFromQuery(query: URLSearchParams): IdeaSort {
  return oneOf(IDEA_SORTS, query.get("sort"), DEFAULT_SORT);
}

export function queryWithIdeaSort(query: URLSearchParams, sort: IdeaSort): URLSearchParams {
  return queryWith(query, { sort }, { sort: DEFAULT_SORT });
}

/** A new list in the order asked for; equals go newest first. « Bientôt au seuil » and « Réponses » leave the others out. */
export function sortedIdeas(
  sort: IdeaSort,
  views: readonly IdeaView[],
  threshold: number,
): readonly IdeaView[] {
  const shown = views.filter((view) => belongsTo(sort, view, threshold));
  return shown.toSorted((a, b) => weightOf(sort, b) - weightOf(sort, a) || madeAt(b) - madeAt(a));
}

function belongsTo(sort: IdeaSort, { idea }: IdeaView, threshold: number): boolean {
  if (sort === "near") return idea.status === "open" && !hasReachedThreshold(idea, threshold);
  return sort !== "answers" || idea.status !== "open";
}

function weightOf(sort: IdeaSort, { idea }: IdeaView): number {
  if (sort === "recent") return 0;
  return sort === "answers" ? (idea.history.at(-1)?.at ?? 0) : idea.supportsCount;
}

function madeAt({ idea }: IdeaView): number {
  return idea.number === "" ? idea.performedAt : idea.createdAt;
}
