import { err, ok, type Result } from "../basics/result.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Message } from "./message.ts";

/** The message as its author may change it. */
export function ownMessage(
  messageId: Identifier,
  { content, actor }: CommandContext<Message>,
): Result<Message, Refusal> {
  if (content?.id !== messageId) return err({ code: "unknown_subject" });
  return content.authorId === actor.uid ? ok(content) : err({ code: "not_yours" });
}
