import { publicNameOf } from "../account/public-name.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, text } from "../basics/schema.ts";
import type { BlockRequesting, CommandContext } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Content } from "../content/content.ts";
import { ADMIN_REASON_CHARS } from "../limits/limits.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";
import type { BlockRequest } from "./block-request.ts";
import { mayBeReproved } from "./may-be-reproved.ts";

export interface AskBlockPayload extends AboutContent {
  /** For administrators. */
  readonly reason: string;
}

export const ASK_BLOCK_SCHEMA = object<AskBlockPayload>({
  ...SUBJECT_FIELD,
  reason: text({ ...ADMIN_REASON_CHARS, lines: "many" }),
});

/** A moderator asks administrators to block the account of whoever wrote this. Whose it is, the city alone knows. */
export const askBlock = {
  schema: ASK_BLOCK_SCHEMA,
  perDay: null,
  isUndoable: true,
  subjectOf: subjectOfPayload<AskBlockPayload>,
  decide,
  reissue: reissuedSubject<AskBlockPayload>,
} as const satisfies CommandDefinition<AskBlockPayload>;

function decide(
  { payload: { subject, reason } }: CommandEnvelope<AskBlockPayload>,
  { content, actor, city, now }: CommandContext,
): Result<BlockRequesting, Refusal> {
  if (content?.id !== subject.id) return err({ code: "unknown_subject" });
  if (!mayBeReproved(content)) return err({ code: "not_allowed" });
  const request: BlockRequest = {
    cityId: city.id,
    collection: subject.collection,
    words: wordsOf(content),
    reason,
    byName: publicNameOf(actor),
    at: now,
  };
  return ok({ content, asksBlock: { uid: content.authorId, request } });
}

/** What was written, as far as it is needed to judge. */
function wordsOf(content: Content & { readonly text?: string; readonly title?: string }): string {
  return content.text ?? content.title ?? "";
}
