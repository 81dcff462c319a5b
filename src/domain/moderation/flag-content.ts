import { authorKindOf } from "../account/actor.ts";
import { hasMark } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, oneOf, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import type { Content, Flag, Visibility } from "../content/content.ts";
import { isShownTo } from "../content/is-shown-to.ts";
import { areEnoughToHide } from "../content/is-taken-away.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { FLAG_TEXT_CHARS, FLAGS_KEPT_MAX } from "../limits/limits.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";
import { HIDE_CODES, type HideCode } from "./moderate-payload.ts";

export interface FlagPayload extends AboutContent {
  readonly code: HideCode;
  /** Read by moderators. */
  readonly text: string;
}

export const FLAG_SCHEMA = object<FlagPayload>(
  { ...SUBJECT_FIELD, code: oneOf(HIDE_CODES), text: text({ max: FLAG_TEXT_CHARS.max, lines: "many" }) },
  { together: textProblems },
);

const markOf = ({ payload }: CommandEnvelope<FlagPayload>) =>
  ({ kind: "flag", on: true, subject: payload.subject }) as const;

/** « Signaler ce contenu »: once per person, guests too. */
export const flagContent = {
  schema: FLAG_SCHEMA,
  perDay: DAILY_LIMITS.flags,
  mayTakeAway: true,
  subjectOf: subjectOfPayload<FlagPayload>,
  markOf,
  decide,
  reissue: reissuedSubject<FlagPayload>,
} as const satisfies CommandDefinition<FlagPayload>;

/**
 * Personal data are hidden at once, anything else when enough residents say so, until a moderator looked: what one of them chose
 * to leave visible stays so (MOD-7).
 */
function decide(
  command: CommandEnvelope<FlagPayload>,
  context: CommandContext,
): Result<ContentChange<Content>, Refusal> {
  const { content, membership, actor, now } = context;
  const { subject, code, text: words } = command.payload;
  if (content?.id !== subject.id || !isShownTo(content, actor)) return err({ code: "unknown_subject" });
  if (content.authorId !== "" && content.authorId === actor.uid) return err({ code: "not_allowed" });
  if (content.visibility === "hidden") return err({ code: "subject_hidden" });
  const intent = markOf(command);
  if (hasMark(membership.marks, intent)) return ok({ content, membership });
  const flag: Flag = { code, text: words, at: now, byKind: authorKindOf(actor, content.cityId) };
  const flags = [...(content.flags ?? []), flag].slice(-FLAGS_KEPT_MAX);
  const visibility = visibilityAfter(content, flags);
  return ok({
    content: { ...content, flags, visibility, rev: content.rev + 1, updatedAt: now },
    membership: withIntent(membership, { ...intent, at: now }, now),
  });
}

function visibilityAfter(content: Content, flags: readonly Flag[]): Visibility {
  const { visibility } = content;
  if (visibility !== "public" || isKept(content)) return visibility;
  return areEnoughToHide(flags) ? "pending" : visibility;
}

/** As its author had written it when a moderator left it visible. */
function isKept({ moderated, rewritten = 0 }: Content): boolean {
  return moderated?.to === "public" && (moderated.rewritten ?? 0) === rewritten;
}

function textProblems({ code, text: words = "" }: Partial<FlagPayload>): readonly FieldProblem[] {
  const chars = seenCharsOf(words);
  const { min } = FLAG_TEXT_CHARS;
  if (chars === 0) return code === "other" ? [{ field: "text", code: "required" }] : [];
  return chars < min ? [{ field: "text", code: "too_short", limit: min }] : [];
}
