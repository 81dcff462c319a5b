import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";
import type { ContentSubject } from "../command/subject.ts";
import { pathOf } from "./routes.ts";

/** Where a content is read. A message is read in its discussion; the one that opens a discussion has its id. */
export function subjectPathOf(
  cityId: CityId,
  { collection, id }: ContentSubject,
  threadId: Identifier = id,
): string {
  switch (collection) {
    case "anomalies":
      return pathOf("ListAnomaly", { cityId, anomalyId: id });
    case "ideas":
      return pathOf("MapIdea", { cityId, ideaId: id });
    case "activities":
      return pathOf("MapActivity", { cityId, activityId: id });
    case "messages":
      return pathOf("Thread", { cityId, threadId });
  }
}

/** The list that one goes back to from there; discussions that moderators open are listed on the page of the commune. */
export function subjectListOf(cityId: CityId, collection: ContentSubject["collection"]): string {
  switch (collection) {
    case "anomalies":
      return pathOf("ListAnomalies", { cityId });
    case "ideas":
      return pathOf("MapIdeas", { cityId });
    case "activities":
      return pathOf("MapActivities", { cityId });
    case "messages":
      return pathOf("CityDetails", { cityId });
  }
}
