import { MARK_KINDS, type KeptMark } from "../../domain/account/marks.ts";
import { KNOWN_MY_FILTER_SCHEMA } from "../../domain/account/my-filter-schema.ts";
import { myPlacesSchema } from "../../domain/account/my-places.ts";
import { KNOWN_MY_VIEW_SCHEMA } from "../../domain/account/my-view-schema.ts";
import { wholeMembership, type Membership } from "../../domain/account/membership.ts";
import { KNOWN_MY_NOTIFICATIONS_SCHEMA } from "../../domain/notification/known-my-notifications.ts";
import { IDENTIFIER_SCHEMA } from "../../domain/basics/identifier.ts";
import { ok } from "../../domain/basics/result.ts";
import { INSTANT_SCHEMA } from "../../domain/basics/instant.ts";
import {
  anything,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Schema,
} from "../../domain/basics/schema.ts";
import { CONTENT_COLLECTIONS, perCollection } from "../../domain/command/subject.ts";
import { isRecord } from "../../domain/basics/record.ts";
import { CITY_ID_SCHEMA } from "../../domain/city/city.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** Far above what a person does: only a runaway document is refused here. */
const MARKS_MAX = 20_000;

const DROPPED = { unknown: "dropped" } as const;

const count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** A kind of mark, or a collection, that this version does not know is left out, not refused. */
const MARK_SCHEMA = object<Required<KeptMark>>(
  {
    kind: oneOf(MARK_KINDS),
    subject: object<KeptMark["subject"]>(
      { collection: oneOf(CONTENT_COLLECTIONS), id: IDENTIFIER_SCHEMA },
      DROPPED,
    ),
    at: INSTANT_SCHEMA,
  },
  DROPPED,
);

const KNOWN_MARK_SCHEMA: Schema<KeptMark> = {
  parse: (value) => MARK_SCHEMA.parse(isRecord(value) ? { at: 0, ...value } : value),
};

const MEMBERSHIP_SCHEMA = object<Membership>(
  {
    cityId: CITY_ID_SCHEMA,
    cityName: text({ max: 100 }),
    joinedAt: INSTANT_SCHEMA,
    marks: known(KNOWN_MARK_SCHEMA, MARKS_MAX),
    undone: known(KNOWN_MARK_SCHEMA, MARKS_MAX),
    contributions: object<Membership["contributions"]>(
      perCollection(() => count),
      DROPPED,
    ),
    approved: object<Membership["approved"]>(
      perCollection(() => count),
      DROPPED,
    ),
    places: myPlacesSchema("dropped"),
    opensOn: nullable(IDENTIFIER_SCHEMA),
    filter: KNOWN_MY_FILTER_SCHEMA,
    view: KNOWN_MY_VIEW_SCHEMA,
    notifications: KNOWN_MY_NOTIFICATIONS_SCHEMA,
    mutedUntil: nullable(INSTANT_SCHEMA),
    mutedFor: optional(text({ max: 40 })),
    organisers: known(text({ max: 100 }), MARKS_MAX),
    rev: count,
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  DROPPED,
);

export const MEMBERSHIP_ROWS: ReplicaCollection<Membership> = {
  // Marks of a kind or on a collection that a version did not know were left out: they are read again once it does.
  codec: 10 + MARK_KINDS.length + CONTENT_COLLECTIONS.length,
  idField: "cityId",
  parse: (value) => MEMBERSHIP_SCHEMA.parse(isStored(value) ? wholeMembership(value) : value),
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};

function isStored(value: unknown): value is Parameters<typeof wholeMembership>[0] {
  return isRecord(value) && "cityId" in value;
}

function known<T>(item: Schema<T>, max: number): Schema<readonly T[]> {
  const each = list(anything, { max });
  return {
    parse(value) {
      const parsed = each.parse(value);
      if (!parsed.ok) return parsed;
      return ok(parsed.value.map((one) => item.parse(one)).flatMap((one) => (one.ok ? [one.value] : [])));
    },
  };
}
