import { useActivities } from "../../data/activities/use-activities.ts";
import { useAnomalies } from "../../data/anomalies/use-anomalies.ts";
import { useNow } from "../../data/device/use-clock.ts";
import { useIdeas } from "../../data/ideas/use-ideas.ts";
import type { CityId } from "../../domain/city/city.ts";
import { ownContentsOf, type OwnContent } from "./own-contents.ts";

/** Undefined until all that the device has of the commune is read. */
export function useOwnContents(cityId: CityId): readonly OwnContent[] | undefined {
  const now = useNow();
  const reports = useAnomalies(cityId);
  const ideas = useIdeas(cityId);
  const activities = useActivities(cityId);
  if (reports === undefined || !ideas.isWhole || !activities.isWhole) return undefined;
  const views = { reports, ideas: ideas.views ?? [], activities: activities.views ?? [] };
  return ownContentsOf(views, now);
}
