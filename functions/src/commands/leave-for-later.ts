import type { MarkCount } from "../../../src/domain/account/marks.ts";
import { definitionOf, subjectOf, type Command } from "../../../src/domain/command/command.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import { MESSAGE_KIND } from "../../../src/domain/thread/message.ts";
import { recountTonight } from "../cities/due-cities.ts";
import { tallySoon } from "../marks/tally-soon.ts";
import { tellSoon } from "../notifications/tell-soon.ts";
import { tellOf } from "../notifications/tell-changes.ts";
import { takeBadgesBackSoon } from "../organisers/take-badges-back.ts";
import { withholdSoon } from "../threads/withhold-messages.ts";

/** What nobody waits for: marks are added up and people told in seconds, and what the city's statistics are about at night. */
export async function leaveForLater(command: Command, outcome: Outcome): Promise<void> {
  if (outcome.state !== "applied") return;
  const { cityId } = command;
  const isMessage = command.kind === MESSAGE_KIND;
  if (isMessage || outcome.counts !== undefined) await tallySoon(cityId);
  const subject = subjectOf(command);
  await bringAlong(command);
  if (!isContent(subject)) return;
  if (outcome.counts === undefined) await tellOf(cityId, subject);
  else if (isSeatLeft(outcome.counts)) await tellSoon(cityId);
  // How many noticed a report is in no figure.
  if (outcome.counts === undefined || subject.collection !== "anomalies") await recountTonight(cityId);
}

/** Others may have waited for it. */
function isSeatLeft({ kind, by }: MarkCount): boolean {
  return kind === "going" && by < 0;
}

/** What was decided about one document holds for others too. */
async function bringAlong(command: Command): Promise<void> {
  const { cityId } = command;
  const { collection, id } = subjectOf(command);
  const { mayTakeAway, verifiesOrganiser } = definitionOf(command);
  if (collection === "threads" || mayTakeAway === true) await withholdSoon({ cityId, threadId: id });
  if (verifiesOrganiser === true) await takeBadgesBackSoon({ cityId, activityId: id });
}
