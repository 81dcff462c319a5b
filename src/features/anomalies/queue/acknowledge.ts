import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Command } from "../../../domain/command/command.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import { emptyAnswer, statusCommand } from "../moderation/status-command.ts";

/** « Prise en compte », without words; undefined for a report that is checked first, or answered already. */
export function acknowledgementOf({ anomaly }: AnomalyView): Command | undefined {
  const { visibility, status } = anomaly;
  if (visibility === "pending" || visibility === "hidden" || !movesFrom(status).includes("ack"))
    return undefined;
  return statusCommand(anomaly, emptyAnswer("ack"));
}
