import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { list, nullable, object, oneOf, optional, text, type Parsed } from "../basics/schema.ts";
import { contentFields } from "../content/content-schema.ts";
import { COUNT, FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import { LINK_CHARS_MAX } from "../basics/https-link.ts";
import {
  IDEA_BODY_CHARS,
  IDEA_LINKS_MAX,
  IDEA_PRECISION_CHARS,
  IDEA_PRECISIONS_MAX,
  IDEA_TITLE_CHARS,
} from "../limits/idea-limits.ts";
import { ADDRESS_CHARS_MAX } from "../limits/limits.ts";
import { PLACE_SCHEMA } from "../place/place.ts";
import { IDEA_CATEGORY_IDS, IDEA_STATUSES, type Idea, type Precision } from "./idea.ts";

const STATUS = oneOf(IDEA_STATUSES);
const PART = text({ max: IDEA_BODY_CHARS.max, lines: "many" });

/** The same when an idea is sent and when it is published. */
export const PROPOSED_FIELDS = {
  categoryId: oneOf(IDEA_CATEGORY_IDS),
  finding: PART,
  proposal: PART,
  forWhom: PART,
  links: optional(list(text({ max: LINK_CHARS_MAX }), { max: IDEA_LINKS_MAX })),
  place: nullable(PLACE_SCHEMA),
  address: text({ max: ADDRESS_CHARS_MAX }),
};

const PRECISION = object<Precision>(
  { at: INSTANT_SCHEMA, text: text({ max: IDEA_PRECISION_CHARS.max, lines: "many" }) },
  FROM_NEWER_SERVERS,
);

/** Texts may be empty where the form asks for more: what waits or is hidden is published without them. */
const IDEA_SCHEMA = object<Idea>(
  {
    ...contentFields(STATUS),
    ...PROPOSED_FIELDS,
    title: text({ max: IDEA_TITLE_CHARS.max }),
    status: STATUS,
    supportsCount: COUNT,
    guestSupportsCount: optional(COUNT),
    followersCount: COUNT,
    precisions: optional(list(PRECISION, { max: IDEA_PRECISIONS_MAX })),
    inFavourOf: optional(IDENTIFIER_SCHEMA),
    mergeWith: optional(IDENTIFIER_SCHEMA),
  },
  FROM_NEWER_SERVERS,
);

export function parseIdea(value: unknown): Parsed<Idea> {
  return IDEA_SCHEMA.parse(value);
}
