import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { integer, object, oneOf, optional, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { CONTENT_COLLECTIONS, type ContentSubject } from "../command/subject.ts";
import { MODERATION_REASON_CHARS } from "../limits/limits.ts";

/** Why something is hidden; what people flag it for is the same list. */
export const HIDE_CODES = ["spam", "offensive", "privacy", "off_topic", "false", "other"] as const;
export type HideCode = (typeof HIDE_CODES)[number];

const DECIDED_VISIBILITIES = ["public", "hidden", "private"] as const;
export type DecidedVisibility = (typeof DECIDED_VISIBILITIES)[number];

/** Who may see a content from now on. */
export interface ModeratePayload {
  readonly subject: ContentSubject;
  /** How many such decisions there were about it, as the moderator saw it: tells whether somebody else decided since. */
  readonly seen: number;
  /** How often its author had written it anew, as the moderator read it; earlier versions did not say. */
  readonly rewritten?: number;
  readonly to: DecidedVisibility;
  /** Asked for where it is hidden; everybody reads it. */
  readonly code: HideCode | "";
  /** Read by the author and by moderators. */
  readonly reason: string;
}

const WORDS = {
  to: oneOf(DECIDED_VISIBILITIES),
  code: oneOf(["", ...HIDE_CODES]),
  reason: text({ max: MODERATION_REASON_CHARS.max, lines: "many" }),
};

const TOGETHER = {
  together: (payload: Fields) => [
    ...codeProblems(payload),
    ...reasonProblems(payload),
    ...messageProblems(payload),
  ],
};

const WORDS_SCHEMA = object<Pick<ModeratePayload, "to" | "code" | "reason">>(WORDS, TOGETHER);

export const MODERATE_SCHEMA = object<ModeratePayload>(
  {
    subject: object({ collection: oneOf(CONTENT_COLLECTIONS), id: IDENTIFIER_SCHEMA }),
    seen: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    rewritten: optional(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
    ...WORDS,
  },
  TOGETHER,
);

type Fields = Partial<ModeratePayload>;

/** What is wrong with what a moderator typed to hide something. */
export function hideProblems({ code, reason }: Pick<ModeratePayload, "code" | "reason">) {
  const parsed = WORDS_SCHEMA.parse({ to: "hidden", code, reason });
  return parsed.ok ? [] : parsed.problem;
}

function codeProblems({ to, code }: Fields): readonly FieldProblem[] {
  return to === "hidden" && code === "" ? [{ field: "code", code: "required" }] : [];
}

/** A discussion has nothing between seen and hidden. */
function messageProblems({ subject, to }: Fields): readonly FieldProblem[] {
  return subject?.collection === "messages" && to === "private" ? [{ field: "to", code: "not_one_of" }] : [];
}

function reasonProblems({ code, reason = "" }: Fields): readonly FieldProblem[] {
  const chars = seenCharsOf(reason);
  const { min } = MODERATION_REASON_CHARS;
  if (chars === 0) return code === "other" ? [{ field: "reason", code: "required" }] : [];
  return chars < min ? [{ field: "reason", code: "too_short", limit: min }] : [];
}
