import { useLingui } from "@lingui/react";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";

/** The title of what a command is about; empty when it has none or is not on this device. */
export function useSubjectTitle(command: Command): string {
  const { i18n } = useLingui();
  const subject = subjectOf(command);
  const id = subject.collection === "anomalies" ? subject.id : "";
  const view = useAnomaly(command.cityId, id);
  if ("title" in command.payload) return command.payload.title;
  return view ? anomalyTitle(i18n, view.anomaly) : "";
}
