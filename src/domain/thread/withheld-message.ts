import type { Instant } from "../basics/instant.ts";
import type { Message } from "./message.ts";
import type { Thread } from "./thread.ts";

/** The message as its thread stands now: the same object where nothing changes. What was decided about it alone stays so. */
export function asItsThread(message: Message, { state }: Pick<Thread, "state">, now: Instant): Message {
  const { withheld, ...shown } = message;
  const isHidden = state === "hidden";
  if (isHidden === (withheld === true)) return message;
  const changed = { ...shown, rev: message.rev + 1, updatedAt: now };
  return isHidden ? { ...changed, withheld: true } : changed;
}
