import { IDENTIFIER_SCHEMA, type Identifier } from "../../domain/basics/identifier.ts";
import { INSTANT_SCHEMA, type Instant } from "../../domain/basics/instant.ts";
import { err, ok } from "../../domain/basics/result.ts";
import { anything, integer, object, oneOf, optional, type Parsed } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA, type CityId } from "../../domain/city/city.ts";
import { CONTENT_COLLECTIONS, type ContentCollection } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import { contentDefinitionOf } from "../../domain/content/contents.ts";
import { writerKey } from "../../domain/moderation/writer-key.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** cities/{cityId}/moderation/{id}, as a moderator's device keeps it: which account wrote what is public stays on the server. */
export interface ModerationItem {
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly collection: ContentCollection;
  /** The whole while it is not public or is flagged, null otherwise. */
  readonly content: Content | null;
  /** What the same person wrote in the commune has the same; empty where nobody is known, missing in what is about no content. */
  readonly writer?: string;
  /** Who writes no messages for a while, as `parseMuted` reads it; missing in what is about a content. */
  readonly muted?: unknown;
  readonly rev: number;
  readonly updatedAt: Instant;
}

interface StoredItem extends Omit<ModerationItem, "content" | "writer"> {
  readonly content: unknown;
  readonly authorId?: unknown;
}

const STORED_SCHEMA = object<StoredItem>(
  {
    id: IDENTIFIER_SCHEMA,
    cityId: CITY_ID_SCHEMA,
    collection: oneOf(CONTENT_COLLECTIONS),
    content: anything,
    authorId: optional(anything),
    muted: optional(anything),
    rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    updatedAt: INSTANT_SCHEMA,
  },
  { unknown: "dropped" },
);

export const MODERATION_ROWS: ReplicaCollection<ModerationItem> = {
  codec: 2,
  idField: "id",
  parse(value) {
    const stored = STORED_SCHEMA.parse(value);
    return stored.ok ? withContent(stored.value) : stored;
  },
  columnsOf: ({ cityId, content, muted, updatedAt, rev }) => ({
    cityId,
    listed: (content ?? muted ?? null) !== null,
    updatedAt,
    rev,
  }),
};

function withContent({ content, authorId, ...stored }: StoredItem): Parsed<ModerationItem> {
  const item =
    typeof authorId === "string" ? { ...stored, writer: writerKey(stored.cityId, authorId) } : stored;
  if (content === null) return ok({ ...item, content });
  const parsed = contentDefinitionOf(item.collection).parse(content);
  return parsed.ok ? ok({ ...item, content: parsed.value }) : err(parsed.problem);
}
