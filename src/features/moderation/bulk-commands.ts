import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { Command } from "../../domain/command/command.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { isEmptied } from "../../domain/content/is-emptied.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { plainChoice, visibilityCommand } from "../../shared/moderation/visibility-command.ts";

/** Undefined where there is nothing to decide. */
export type CommandAbout<T> = (about: T) => Command | undefined;
export type Acknowledge = CommandAbout<AnomalyView>;

/** Publishes what waits and can be read here, and leaves visible what is flagged. */
export const publicationOf: CommandAbout<QueueItem> = ({ collection, content }) => {
  const isToKeep = content.visibility === "public" && isFlagged(content);
  if ((content.visibility !== "pending" && !isToKeep) || isEmptied(content)) return undefined;
  return visibilityCommand({ collection, content }, plainChoice("public"));
};

/** A report is taken into account as its own feature does it. */
export function acknowledgementBy(acknowledge: Acknowledge): CommandAbout<QueueItem> {
  return (item) => (item.collection === "anomalies" ? acknowledge(item.view) : undefined);
}
