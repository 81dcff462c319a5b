import type { PhotoRow } from "../../data/device/rows.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Command } from "../../domain/command/command.ts";
import { MESSAGE_KIND } from "../../domain/thread/message.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { isWaiting } from "../../domain/thread/thread-order.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { newCommand } from "../commands/new-command.ts";

export const EDIT_KIND = "edit-message";
export const DELETE_KIND = "delete-message";

interface Posted {
  readonly cityId: string;
  readonly subject: ThreadSubject;
  readonly dependsOn: Identifier | null;
  readonly answered: MessageView | null;
  readonly text: string;
  readonly isOfficial: boolean;
  readonly photos: readonly PhotoRow[];
}

/** An answer stands under a message of the first level, and quotes the one it answers. */
export function postCommand({ cityId, subject, dependsOn, answered, photos, ...said }: Posted): Command {
  const quoted = answered?.message.id ?? null;
  const replyTo = answered?.message.replyTo ?? quoted;
  const sent = photos.length === 0 ? {} : { photos: photos.map(({ id, alt }) => ({ id, alt })) };
  const payload = { subject, ...said, replyTo, quoted, showName: true, ...sent };
  const command = newCommand({ kind: MESSAGE_KIND, cityId, payload, basedOn: null });
  return { ...command, dependsOn: answered === null ? dependsOn : (unsentIdOf(answered) ?? dependsOn) };
}

/** @param change `seen` is what it said when the change was begun */
export function editCommand(
  view: MessageView,
  change: { readonly text: string; readonly seen: string },
): Command {
  const { id: messageId, cityId, rev } = view.message;
  const payload = { messageId, ...change };
  const command = newCommand({ kind: EDIT_KIND, cityId, payload, basedOn: rev });
  return { ...command, dependsOn: unsentIdOf(view) };
}

export function deleteCommand(view: MessageView): Command {
  const { id: messageId, cityId, rev } = view.message;
  const command = newCommand({ kind: DELETE_KIND, cityId, payload: { messageId }, basedOn: rev });
  return { ...command, dependsOn: unsentIdOf(view) };
}

/** The city does not know it yet: what is about it must wait. */
function unsentIdOf(view: MessageView): Identifier | null {
  return isWaiting(view) ? view.message.id : null;
}
