import { boolean, object, text } from "../basics/schema.ts";
import { isHttpsLink } from "../basics/https-link.ts";
import { charsOf, seenCharsOf } from "../basics/text.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { createContent } from "../content/create-content.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import {
  SENT_PHOTOS_SCHEMA,
  sentPhotoProblems,
  titleProblems,
  type SentPhoto,
} from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { IDEA_BODY_CHARS, IDEA_TITLE_CHARS } from "../limits/idea-limits.ts";
import { isInSurroundings } from "../place/surroundings.ts";
import type { Proposed } from "./idea.ts";
import { PROPOSED_FIELDS } from "./parse-idea.ts";

export interface IdeaPayload extends Proposed {
  readonly photos: readonly SentPhoto[];
  readonly showName: boolean;
}

type Fields = Partial<IdeaPayload>;

export const IDEA_PAYLOAD_SCHEMA = object<IdeaPayload>(
  { ...PROPOSED_FIELDS, title: text(IDEA_TITLE_CHARS), photos: SENT_PHOTOS_SCHEMA, showName: boolean },
  {
    together: (idea) => [
      ...titleProblems(idea.title),
      ...bodyProblems(idea),
      ...linkProblems(idea),
      ...sentPhotoProblems(idea.photos),
    ],
  },
);

/** « Proposer une idée » */
export const publishIdea = createContent<"ideas", IdeaPayload>({
  collection: "ideas",
  schema: IDEA_PAYLOAD_SCHEMA,
  perDay: DAILY_LIMITS.ideas,
  form: "MapNewIdea",
  status: "open",
  visibilityOf: (_, context) => newContentVisibility("ideas", context),
  problemOf: ({ place }, _, { city }) =>
    place === null || isInSurroundings(place, city) ? undefined : { code: "place_too_far" },
  fieldsOf: (fields) => ({ ...fields, supportsCount: 0 }),
});

/** A link that runs something is none. */
function linkProblems({ links = [] }: Fields): readonly FieldProblem[] {
  return links.flatMap((link, index) =>
    isHttpsLink(link) ? [] : [{ field: `links.${index}`, code: "pattern" } as const],
  );
}

/** The limits are of the three parts together; the proposal alone may not be missing. */
export function bodyProblems({ finding, proposal, forWhom }: Fields): readonly FieldProblem[] {
  if (finding === undefined || proposal === undefined || forWhom === undefined) return [];
  const field = "proposal";
  if (seenCharsOf(proposal) === 0) return [{ field, code: "required" }];
  const parts = [finding, proposal, forWhom];
  const { min, max } = IDEA_BODY_CHARS;
  if (sumOf(parts, seenCharsOf) < min) return [{ field, code: "too_short", limit: min }];
  return sumOf(parts, charsOf) > max ? [{ field, code: "too_long", limit: max }] : [];
}

function sumOf(parts: readonly string[], countOf: (part: string) => number): number {
  return parts.reduce((sum, part) => sum + countOf(part), 0);
}
