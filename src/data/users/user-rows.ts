import type { User } from "../../domain/account/user.ts";
import { INSTANT_SCHEMA } from "../../domain/basics/instant.ts";
import { boolean, integer, nullable, object, text } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA } from "../../domain/city/city.ts";
import { AUTHOR_NAME_CHARS_MAX, STATUS_REASON_CHARS } from "../../domain/limits/limits.ts";
import type { ReplicaCollection } from "../replica/row.ts";

const UID_CHARS_MAX = 128;

const USER_SCHEMA = object<User>(
  {
    uid: text({ min: 1, max: UID_CHARS_MAX }),
    createdAt: INSTANT_SCHEMA,
    displayName: text({ max: AUTHOR_NAME_CHARS_MAX }),
    cityId: nullable(CITY_ID_SCHEMA),
    isDisabled: boolean,
    disabledReason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
    disabledUntil: nullable(INSTANT_SCHEMA),
    rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    updatedAt: INSTANT_SCHEMA,
  },
  { unknown: "dropped" },
);

/** The device itself creates the profile with `createdAt` alone; the rest comes when the city has something to write. */
const YOUNG_PROFILE = {
  displayName: "",
  cityId: null,
  isDisabled: false,
  disabledReason: "",
  disabledUntil: null,
  rev: 0,
};

export const USER_ROWS: ReplicaCollection<User> = {
  codec: 2,
  idField: "uid",
  parse(value) {
    const given = value as Partial<User>;
    return USER_SCHEMA.parse({ ...YOUNG_PROFILE, updatedAt: given.createdAt, ...given });
  },
  columnsOf: ({ updatedAt, rev }) => ({ cityId: "", listed: true, updatedAt, rev }),
};
