import { authorKindOf } from "../account/actor.ts";
import type { Membership } from "../account/membership.ts";
import type { Instant } from "../basics/instant.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { CommandEnvelope } from "../command/command-definition.ts";
import type { Message } from "./message.ts";

type Written = Pick<
  Message,
  "subject" | "page" | "text" | "isOfficial" | "visibility" | "photos" | "authorName" | "replyTo" | "quoted"
>;

/** A message as it begins. */
export function newMessage(
  { id, cityId, performedAt }: Pick<CommandEnvelope<object>, "id" | "cityId" | "performedAt">,
  { actor, now }: Pick<CommandContext, "actor" | "now">,
  written: Written,
): Message {
  return {
    ...written,
    id,
    cityId,
    number: "",
    rev: 1,
    schemaVersion: 1,
    authorId: actor.uid,
    authorKind: authorKindOf(actor, cityId),
    history: [],
    editedAt: null,
    deletedAt: null,
    performedAt,
    createdAt: now,
    updatedAt: now,
  };
}

/** Who wrote it has written one more. */
export function withMessage(membership: Membership, now: Instant): Membership {
  const { contributions, rev } = membership;
  return {
    ...membership,
    contributions: { ...contributions, messages: contributions.messages + 1 },
    rev: rev + 1,
    updatedAt: now,
  };
}
