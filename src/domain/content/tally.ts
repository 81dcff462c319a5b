import { countsOf, TALLIED_KINDS, withCounts, type MarkCounts } from "../account/marks.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { isRecord } from "../basics/record.ts";
import { object, oneOf, type Parsed } from "../basics/schema.ts";
import { CITY_ID_SCHEMA, type CityId } from "../city/city.ts";
import { CONTENT_COLLECTIONS, type ContentCollection } from "../command/subject.ts";
import { TALK_COUNT_SCHEMA, type TalkCount } from "../thread/talk-count.ts";
import type { Content } from "./content.ts";
import { COUNT, FROM_NEWER_SERVERS } from "./stored-fields.ts";

/** cities/{cityId}/tallies/{id}: how many marks a content has. Until there is one, the content's own counters say it. */
export interface Tally {
  /** The content's. */
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly collection: ContentCollection;
  readonly counts: MarkCounts;
  /** Null before the first message. */
  readonly talk: TalkCount | null;
  /** Marks that the city took until then are in it. */
  readonly through: Instant;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

export type Tallies = ReadonlyMap<Identifier, Tally>;

/** A kind of mark that an older city did not count has none. */
const COUNTS_SCHEMA = object<MarkCounts>(
  Object.fromEntries(TALLIED_KINDS.map((kind) => [kind, COUNT])) as Record<keyof MarkCounts, typeof COUNT>,
  FROM_NEWER_SERVERS,
);

const TALLY_SCHEMA = object<Tally>(
  {
    id: IDENTIFIER_SCHEMA,
    cityId: CITY_ID_SCHEMA,
    collection: oneOf(CONTENT_COLLECTIONS),
    counts: {
      parse: (value) =>
        COUNTS_SCHEMA.parse(
          typeof value === "object" && value !== null ? { ...countsOf({}), ...value } : value,
        ),
    },
    talk: TALK_COUNT_SCHEMA,
    through: INSTANT_SCHEMA,
    rev: COUNT,
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  FROM_NEWER_SERVERS,
);

export function parseTally(value: unknown): Parsed<Tally> {
  // A tally of marks alone says nothing of messages.
  return TALLY_SCHEMA.parse(isRecord(value) ? { talk: null, ...value } : value);
}

/** Contents with the city's counts; the same object each time, so that nothing is drawn anew. */
export function withTallies<T extends Content>(): (content: T, tallies: Tallies) => T {
  const known = new WeakMap<T, { readonly tally: Tally; readonly content: T }>();
  return (content, tallies) => {
    const tally = tallies.get(content.id);
    if (tally === undefined) return content;
    const before = known.get(content);
    if (before?.tally === tally) return before.content;
    const tallied = withCounts(content, tally.counts);
    known.set(content, { tally, content: tallied });
    return tallied;
  };
}
