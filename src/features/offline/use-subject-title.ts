import { useLingui } from "@lingui/react";
import { useAnomaly } from "../../data/anomalies/use-anomaly.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";

/** The report that something asked for is about, by its title; empty when it is about none, or one this device does not have. */
export function useSubjectTitle(command: Command): string {
  const { i18n } = useLingui();
  const subject = subjectOf(command);
  const id = subject.collection === "anomalies" ? subject.id : "";
  const view = useAnomaly(command.cityId, id);
  if ("title" in command.payload) return command.payload.title;
  return view ? anomalyTitle(i18n, view.anomaly) : "";
}
