import { err, ok, type Result } from "../basics/result.ts";
import { object, text } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Content } from "../content/content.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { MODERATION_REASON_CHARS } from "../limits/limits.ts";
import { mayAppeal } from "./appealed.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";

interface AppealPayload extends AboutContent {
  /** Read by moderators. */
  readonly words: string;
}

export const APPEAL_SCHEMA = object<AppealPayload>({
  ...SUBJECT_FIELD,
  words: text({ ...MODERATION_REASON_CHARS, lines: "many" }),
});

/** Whoever wrote what a moderator took from the public says why that is wrong: once for each decision (MOD-9). */
export const appealDecision = {
  schema: APPEAL_SCHEMA,
  perDay: DAILY_LIMITS.words,
  subjectOf: subjectOfPayload<AppealPayload>,
  decide,
  reissue: reissuedSubject<AppealPayload>,
} as const satisfies CommandDefinition<AppealPayload>;

function decide(
  { payload: { subject, words } }: CommandEnvelope<AppealPayload>,
  { content, now }: CommandContext,
): Result<ContentDecision<Content>, Refusal> {
  if (content?.id !== subject.id) return err({ code: "unknown_subject" });
  const { moderated } = content;
  if (moderated === undefined || !mayAppeal(content))
    return err({ code: moderated?.appeal === undefined ? "not_possible" : "appealed_once" });
  const appeal = { at: now, words };
  return ok({
    content: { ...content, moderated: { ...moderated, appeal }, rev: content.rev + 1, updatedAt: now },
  });
}
