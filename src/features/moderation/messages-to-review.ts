import type { OutboxRow } from "../../data/device/rows.ts";
import { subjectOf } from "../../domain/command/command.ts";
import { CONTENTS } from "../../domain/content/contents.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";

/**
 * Messages about which a decision came back « À revoir », as the city has them now: of messages, a device holds for its moderators those
 * alone that wait or are flagged.
 */
export function messagesToReview(decisions: readonly OutboxRow[]): readonly MessageView[] {
  return decisions.flatMap(({ command, outcome }) => {
    if (outcome?.state !== "conflict" || subjectOf(command).collection !== "messages") return [];
    const message = CONTENTS.messages.parse(outcome.current);
    return message.ok ? [{ message: message.value, sync: null, mine: false }] : [];
  });
}
