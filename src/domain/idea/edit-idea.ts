import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import { mergedUnlessBoth } from "../basics/merged-fields.ts";
import { err, ok } from "../basics/result.ts";
import { isSameValue } from "../basics/same-value.ts";
import { object, quoted, text } from "../basics/schema.ts";
import { changeContent } from "../content/change-content.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import { rewritten } from "../content/rewritten.ts";
import { titleProblems } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { IDEA_EDITED_MS_MAX, IDEA_EDITED_SUPPORTS, IDEA_TITLE_CHARS } from "../limits/idea-limits.ts";
import type { Idea } from "./idea.ts";
import { PROPOSED_FIELDS } from "./parse-idea.ts";
import { bodyProblems } from "./publish-idea.ts";

/** What its author may write anew. */
export type EditedIdea = Pick<Idea, "title" | "finding" | "proposal" | "forWhom">;

export interface EditIdeaPayload extends EditedIdea {
  readonly ideaId: Identifier;
  /** As the author saw it: tells which field they changed, and whether it was changed elsewhere. */
  readonly seen: EditedIdea;
}

const { finding, proposal, forWhom } = PROPOSED_FIELDS;

export const EDIT_IDEA_SCHEMA = object<EditIdeaPayload>(
  {
    ideaId: IDENTIFIER_SCHEMA,
    seen: quoted(
      object<EditedIdea>({ title: text({ max: IDEA_TITLE_CHARS.max }), finding, proposal, forWhom }),
    ),
    title: text(IDEA_TITLE_CHARS),
    finding,
    proposal,
    forWhom,
  },
  { together: ({ title, ...parts }) => [...titleProblems(title), ...bodyProblems(parts)] },
);

export function editedOf({ title, finding: why, proposal: what, forWhom: whom }: EditedIdea): EditedIdea {
  return { title, finding: why, proposal: what, forWhom: whom };
}

/** Until several have supported it or a day has gone by: who supports it never sees it change. */
export function mayBeEdited(
  idea: Pick<Idea, "status" | "supportsCount" | "createdAt">,
  at: Instant,
): boolean {
  const { status, supportsCount, createdAt } = idea;
  return status === "open" && supportsCount < IDEA_EDITED_SUPPORTS && at - createdAt <= IDEA_EDITED_MS_MAX;
}

export const editIdea = changeContent<Idea, "ideaId", EditIdeaPayload>({
  collection: "ideas",
  idField: "ideaId",
  schema: EDIT_IDEA_SCHEMA,
  perDay: DAILY_LIMITS.words,
  looksAtCounts: true,
  mayTakeAway: true,
  decide(idea, { payload, performedAt }, context) {
    const { now } = context;
    if (!mayBeEdited(idea, Math.min(performedAt, now))) return err({ code: "idea_settled" });
    const edited = mergedUnlessBoth(editedOf(idea), payload.seen, editedOf(payload));
    if (edited === undefined) return err({ code: "changed_meanwhile" });
    if (isSameValue(editedOf(idea), edited)) return ok({ content: idea });
    const fields = bodyProblems(edited);
    if (fields.length > 0) return err({ code: "invalid", fields });
    // What is written anew is checked like what is new.
    const visibility =
      idea.visibility === "public" ? newContentVisibility("ideas", context) : idea.visibility;
    const content = { ...idea, ...edited, ...rewritten(idea), visibility, rev: idea.rev + 1, updatedAt: now };
    return ok({ content });
  },
});
