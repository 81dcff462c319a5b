import { useMemo } from "react";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import type { NearContent } from "../../domain/notification/near-notices.ts";
import type { Place } from "../../domain/place/place.ts";
import { useActivities } from "../activities/use-activities.ts";
import { useGrowingAnomalies } from "../anomalies/use-anomalies.ts";
import { useIdeas } from "../ideas/use-ideas.ts";

interface Somewhere extends Pick<Content, "id" | "cityId" | "visibility" | "createdAt"> {
  readonly place: Place | null;
  readonly categoryId: string;
}

interface Viewed {
  readonly content: Somewhere;
  readonly mine: boolean;
}

/** What others published somewhere in the city, as far as it is on this device; undefined until all of it is read. */
export function useNearContents(cityId: CityId): readonly NearContent[] | undefined {
  const anomalies = useGrowingAnomalies(cityId);
  const ideas = useIdeas(cityId);
  const activities = useActivities(cityId);
  return useMemo(() => {
    if (!anomalies.isWhole || !ideas.isWhole || !activities.isWhole) return undefined;
    const located = (collection: ContentCollection, views: readonly Viewed[] = []): readonly NearContent[] =>
      views.flatMap((view) => nearContentOf(collection, view));
    return [
      ...located(
        "anomalies",
        anomalies.views?.map(({ anomaly, mine }) => ({ content: anomaly, mine })),
      ),
      ...located(
        "ideas",
        ideas.views?.map(({ idea, mine }) => ({ content: idea, mine })),
      ),
      ...located(
        "activities",
        activities.views?.map(({ activity, mine }) => ({ content: activity, mine })),
      ),
    ];
  }, [anomalies, ideas, activities]);
}

function nearContentOf(
  collection: ContentCollection,
  { content: { id, cityId, visibility, createdAt, place, categoryId }, mine }: Viewed,
): readonly NearContent[] {
  if (mine || visibility !== "public" || place === null) return [];
  const { latE6, lngE6 } = place;
  return [{ subject: { collection, id }, cityId, createdAt, categoryId, latE6, lngE6 }];
}
