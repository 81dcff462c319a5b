import { err, ok, type Result } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { withoutName } from "../content/change-author.ts";
import type { Content } from "../content/content.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";

const HIDE_NAME = {
  schema: object<AboutContent>(SUBJECT_FIELD),
  subjectOf: subjectOfPayload<AboutContent>,
  decide,
  reissue: reissuedSubject<AboutContent>,
};

/** Who wrote it takes their name off it. */
export const hideOwnName = {
  ...HIDE_NAME,
  perDay: DAILY_LIMITS.words,
} satisfies CommandDefinition<AboutContent>;

/** A moderator takes the author's name off what should not carry it. */
export const removeName = {
  ...HIDE_NAME,
  perDay: null,
  isUndoable: true,
  logs: "name_removed",
} satisfies CommandDefinition<AboutContent>;

function decide(
  { payload }: CommandEnvelope<AboutContent>,
  { content, now }: CommandContext,
): Result<ContentDecision<Content>, Refusal> {
  if (content?.id !== payload.subject.id) return err({ code: "unknown_subject" });
  return ok({ content: withoutName(content, now) });
}
