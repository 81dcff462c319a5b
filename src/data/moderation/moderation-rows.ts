import { IDENTIFIER_SCHEMA, type Identifier } from "../../domain/basics/identifier.ts";
import { INSTANT_SCHEMA, type Instant } from "../../domain/basics/instant.ts";
import { err, ok } from "../../domain/basics/result.ts";
import { anything, integer, object, oneOf, optional, text, type Parsed } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA, type CityId } from "../../domain/city/city.ts";
import { CONTENT_COLLECTIONS, type ContentCollection } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import { contentDefinitionOf } from "../../domain/content/contents.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../../domain/limits/limits.ts";
import type { MutedPerson } from "../../domain/moderation/muted-person.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** cities/{cityId}/moderation/{id}, as a moderator's device keeps it: who wrote what is public stays on the server. */
export interface ModerationItem {
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly collection: ContentCollection;
  /** The whole while it is not public or is flagged, null otherwise. */
  readonly content: Content | null;
  /** Missing in what is about a content. */
  readonly muted?: MutedPerson;
  readonly rev: number;
  readonly updatedAt: Instant;
}

interface StoredItem extends Omit<ModerationItem, "content" | "muted"> {
  readonly content: unknown;
  readonly muted?: unknown;
}

interface StoredMuting extends Omit<MutedPerson, "about"> {
  readonly about: unknown;
}

const NAME = text({ max: AUTHOR_NAME_CHARS_MAX });

const MUTING_SCHEMA = object<StoredMuting>(
  {
    until: INSTANT_SCHEMA,
    authorName: NAME,
    byName: NAME,
    collection: oneOf(CONTENT_COLLECTIONS),
    about: anything,
  },
  { unknown: "dropped" },
);

const STORED_SCHEMA = object<StoredItem>(
  {
    id: IDENTIFIER_SCHEMA,
    cityId: CITY_ID_SCHEMA,
    collection: oneOf(CONTENT_COLLECTIONS),
    content: anything,
    muted: optional(anything),
    rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    updatedAt: INSTANT_SCHEMA,
  },
  { unknown: "dropped" },
);

export const MODERATION_ROWS: ReplicaCollection<ModerationItem> = {
  codec: 1,
  idField: "id",
  parse(value) {
    const stored = STORED_SCHEMA.parse(value);
    if (!stored.ok) return stored;
    const { muted = null, ...item } = stored.value;
    return muted === null ? withContent(item) : withMuting(item, muted);
  },
  columnsOf: ({ cityId, content, muted, updatedAt, rev }) => ({
    cityId,
    listed: content !== null || muted !== undefined,
    updatedAt,
    rev,
  }),
};

function withContent({ content, ...item }: Omit<StoredItem, "muted">): Parsed<ModerationItem> {
  if (content === null) return ok({ ...item, content });
  const parsed = contentDefinitionOf(item.collection).parse(content);
  return parsed.ok ? ok({ ...item, content: parsed.value }) : err(parsed.problem);
}

function withMuting(item: Omit<StoredItem, "muted">, muted: unknown): Parsed<ModerationItem> {
  const stored = MUTING_SCHEMA.parse(muted);
  if (!stored.ok) return err(stored.problem);
  const about = contentDefinitionOf(stored.value.collection).parse(stored.value.about);
  if (!about.ok) return err(about.problem);
  return ok({ ...item, content: null, muted: { ...stored.value, about: about.value } });
}
