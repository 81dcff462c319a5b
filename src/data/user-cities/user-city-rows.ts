import { KNOWN_MY_FILTER_SCHEMA } from "../../domain/account/my-filter-schema.ts";
import { myPlacesSchema } from "../../domain/account/my-places.ts";
import { KNOWN_MY_VIEW_SCHEMA } from "../../domain/account/my-view-schema.ts";
import { emptyUserCity, type UserCity } from "../../domain/account/user-city.ts";
import { IDENTIFIER_SCHEMA } from "../../domain/basics/identifier.ts";
import { INSTANT_SCHEMA } from "../../domain/basics/instant.ts";
import { isRecord } from "../../domain/basics/record.ts";
import { integer, list, nullable, object, oneOf, text } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA } from "../../domain/city/city.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** Far above what a person does: only a runaway document is refused here. */
const MARKS_MAX = 20_000;

const count = integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

const USER_CITY_SCHEMA = object<UserCity>(
  {
    cityId: CITY_ID_SCHEMA,
    cityName: text({ max: 100 }),
    joinedAt: INSTANT_SCHEMA,
    meToo: list(IDENTIFIER_SCHEMA, { max: MARKS_MAX }),
    followed: list(IDENTIFIER_SCHEMA, { max: MARKS_MAX }),
    contributions: object<UserCity["contributions"]>({ anomalies: count }, { unknown: "dropped" }),
    places: myPlacesSchema("dropped"),
    opensOn: nullable(IDENTIFIER_SCHEMA),
    filter: KNOWN_MY_FILTER_SCHEMA,
    view: KNOWN_MY_VIEW_SCHEMA,
    rev: count,
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  { unknown: "dropped" },
);

/** What a document of an older version stands for. */
const { places, opensOn, filter, view } = emptyUserCity("", 0);
const LEFT_OUT = { places, opensOn, filter, view };

export const USER_CITY_ROWS: ReplicaCollection<UserCity> = {
  codec: 5,
  idField: "cityId",
  parse: (value) => USER_CITY_SCHEMA.parse(isRecord(value) ? { ...LEFT_OUT, ...value } : value),
  columnsOf: ({ cityId, updatedAt, rev }) => ({ cityId, listed: true, updatedAt, rev }),
};
