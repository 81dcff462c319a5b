import { useMemo } from "react";
import { useActivities } from "../../data/activities/use-activities.ts";
import { useGrowingAnomalies } from "../../data/anomalies/use-anomalies.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { useIdeas } from "../../data/ideas/use-ideas.ts";
import type { MyPlace } from "../../domain/account/my-places.ts";
import { DAY_MS, type Instant } from "../../domain/basics/instant.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import type { WatchedPlace } from "../../domain/notification/my-notifications.ts";
import { isNear } from "../../domain/notification/near.ts";
import type { Place } from "../../domain/place/place.ts";

const LATELY_MS = 30 * DAY_MS;

interface Somewhere extends Pick<Content, "visibility" | "createdAt"> {
  readonly place: Place | null;
  readonly categoryId: string;
}

/** How many would have been told in the last thirty days, by what is on this device; undefined until all of it is read. */
export function useNear(cityId: CityId): ((place: MyPlace, watched: WatchedPlace) => number) | undefined {
  const [anomalies, ideas, activities] = [
    useGrowingAnomalies(cityId),
    useIdeas(cityId),
    useActivities(cityId),
  ];
  const isWhole = [anomalies, ideas, activities].every((known) => known.isWhole);
  const since = Math.floor(useNow() / DAY_MS) * DAY_MS - LATELY_MS;
  const lately = useMemo(
    () =>
      [
        ...(anomalies.views ?? []).map(({ anomaly }) => anomaly),
        ...(ideas.views ?? []).map(({ idea }) => idea),
        ...(activities.views ?? []).map(({ activity }) => activity),
      ].flatMap((content) => locatedSince(content, since)),
    [anomalies.views, ideas.views, activities.views, since],
  );
  if (!isWhole) return undefined;
  return (place, watched) => lately.filter((content) => isNear(content, place, watched)).length;
}

function locatedSince({ visibility, createdAt, place, categoryId }: Somewhere, since: Instant) {
  if (visibility !== "public" || createdAt < since || place === null) return [];
  return [{ latE6: place.latE6, lngE6: place.lngE6, categoryId }];
}
