import { err, ok, type Result } from "../basics/result.ts";
import { object, oneOf } from "../basics/schema.ts";
import type { AuthorWarning, CommandContext } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";
import { mayBeReproved } from "./may-be-reproved.ts";
import { HIDE_CODES, type HideCode } from "./moderate-payload.ts";

export interface WarnPayload extends AboutContent {
  readonly code: HideCode;
}

/** A moderator tells whoever wrote this, and nobody else, which rule it is against. It stays as it is. */
export const warnAuthor = {
  schema: object<WarnPayload>({ ...SUBJECT_FIELD, code: oneOf(HIDE_CODES) }),
  perDay: null,
  isUndoable: true,
  subjectOf: subjectOfPayload<WarnPayload>,
  decide,
  reissue: reissuedSubject<WarnPayload>,
} as const satisfies CommandDefinition<WarnPayload>;

function decide(
  { payload: { subject, code } }: CommandEnvelope<WarnPayload>,
  { content }: CommandContext,
): Result<AuthorWarning, Refusal> {
  if (content?.id !== subject.id) return err({ code: "unknown_subject" });
  if (!mayBeReproved(content)) return err({ code: "not_allowed" });
  return ok({ content, warns: code });
}
