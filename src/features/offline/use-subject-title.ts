import { useLingui } from "@lingui/react";
import { useActivity } from "../../data/activities/use-activities.ts";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { useIdea } from "../../data/ideas/use-ideas.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import { activityTitle } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { ideaTitle } from "../../i18n/idea-words.ts";

/** The title of what a command is about; empty when it has none or is not on this device. */
export function useSubjectTitle(command: Command): string {
  const { i18n } = useLingui();
  const { cityId, payload } = command;
  const subject = subjectOf(command);
  const idIn = (collection: ContentCollection) => (subject.collection === collection ? subject.id : "");
  const report = useAnomaly(cityId, idIn("anomalies"));
  const idea = useIdea(cityId, idIn("ideas"));
  const activity = useActivity(cityId, idIn("activities"));
  if ("title" in payload) return payload.title;
  if (report) return anomalyTitle(i18n, report.anomaly);
  if (idea) return ideaTitle(i18n, idea.idea);
  return activity ? activityTitle(i18n, activity.activity) : "";
}
