import { useAnomaly } from "../../data/anomalies/use-anomaly.ts";
import { anomalyTitle } from "../../domain/anomaly/anomaly-title.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";

/** The report that something asked for is about, by its title; empty when it is about none, or one this device does not have. */
export function useSubjectTitle(command: Command): string {
  const subject = subjectOf(command);
  const id = subject.collection === "anomalies" ? subject.id : "";
  const view = useAnomaly(command.cityId, id);
  if ("title" in command.payload) return command.payload.title;
  return view ? anomalyTitle(view.anomaly) : "";
}
