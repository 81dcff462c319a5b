import { useLingui } from "@lingui/react";
import { useActivity } from "../../data/activities/use-activities.ts";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { useIdea } from "../../data/ideas/use-ideas.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Subject } from "../../domain/command/subject.ts";
import { activityTitle } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { ideaTitle } from "../../i18n/idea-words.ts";

/** The title of a report, an idea or an activity; empty where it is not on this device. */
export function useSubjectTitle(cityId: CityId, { collection, id }: Subject): string {
  const { i18n } = useLingui();
  const idIn = (one: Subject["collection"]): string => (one === collection ? id : "");
  const report = useAnomaly(cityId, idIn("anomalies"));
  const idea = useIdea(cityId, idIn("ideas"));
  const activity = useActivity(cityId, idIn("activities"));
  if (report) return anomalyTitle(i18n, report.anomaly);
  if (idea) return ideaTitle(i18n, idea.idea);
  return activity ? activityTitle(i18n, activity.activity) : "";
}
