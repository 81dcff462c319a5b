import { useAnomaly } from "../../data/anomalies/use-anomaly.ts";
import { anomalyTitle } from "../../domain/anomaly/anomaly-title.ts";
import type { Command } from "../../domain/command/command.ts";
import { outboxWordsOf } from "./outbox-words.ts";

/** The title of what a command is about; empty when it has none or is not on this device. */
export function useSubjectTitle(command: Command): string {
  const { title, anomalyId = "" } = outboxWordsOf(command.kind).subjectOf(command);
  const view = useAnomaly(command.cityId, anomalyId);
  if (title !== undefined) return title;
  return view ? anomalyTitle(view.anomaly) : "";
}
