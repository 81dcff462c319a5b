import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { ok } from "../basics/result.ts";
import {
  anything,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Parsed,
  type Schema,
} from "../basics/schema.ts";
import { CITY_ID_SCHEMA, type CityId } from "../city/city.ts";
import { ADMIN_REASON_CHARS, EMAIL_CHARS_MAX, SITE_NOTICE_CHARS_MAX } from "../limits/limits.ts";

/** What administrators do to accounts, cities and the service, with what it takes. */
export interface Acts {
  readonly "open-city": { readonly cityId: CityId };
  readonly "grant-moderator": RoleInCity;
  readonly "take-moderator": Omit<RoleInCity, "email">;
  /** A town hall's: the role goes with it. */
  readonly "accept-request": RoleInCity;
  readonly "refuse-request": Omit<RoleInCity, "email">;
  /** The account stays as it is. */
  readonly "close-block-request": ClosedRequest;
  readonly "grant-admin": Omit<RoleInCity, "cityId">;
  readonly "take-admin": { readonly uid: string };
  readonly "disable-account": Disabled;
  readonly "enable-account": { readonly uid: string };
  readonly "set-notice": { readonly notice: string };
  readonly "set-minimum-version": { readonly version: string };
}

interface RoleInCity {
  readonly uid: string;
  readonly cityId: CityId;
  /** The address that the administrator saw and confirmed: a role goes to nobody else. */
  readonly email: string;
}

interface ClosedRequest extends Omit<RoleInCity, "email"> {
  /** When what the administrator read was asked: what is asked since stays open. Missing from an earlier version. */
  readonly at?: Instant;
}

interface Disabled {
  readonly uid: string;
  /** What the person is told. */
  readonly reason: string;
  /** Null: until somebody enables it again. */
  readonly until: Instant | null;
}

export type ActName = keyof Acts;

export interface ActOf<N extends ActName> {
  /** Made by the device: an act that is sent again is done once and logged once. */
  readonly id: Identifier;
  readonly name: N;
  readonly payload: Acts[N];
}

export type Act = { readonly [N in ActName]: ActOf<N> }[ActName];

export type ActProblem =
  | "unknown_account"
  | "unconfirmed_address"
  | "other_address"
  | "no_such_city"
  | "too_many_cities"
  | "unknown_request"
  | "own_account"
  | "geo_api_unreachable";

const uid = text({ min: 1, max: 128 });
const email = text({ min: 3, max: EMAIL_CHARS_MAX });

const PAYLOADS: { readonly [N in ActName]: Schema<Acts[N]> } = {
  "open-city": object({ cityId: CITY_ID_SCHEMA }),
  "grant-moderator": object({ uid, cityId: CITY_ID_SCHEMA, email }),
  "take-moderator": object({ uid, cityId: CITY_ID_SCHEMA }),
  "accept-request": object({ uid, cityId: CITY_ID_SCHEMA, email }),
  "refuse-request": object({ uid, cityId: CITY_ID_SCHEMA }),
  "close-block-request": object({ uid, cityId: CITY_ID_SCHEMA, at: optional(INSTANT_SCHEMA) }),
  "grant-admin": object({ uid, email }),
  "take-admin": object({ uid }),
  "disable-account": object({ uid, reason: text(ADMIN_REASON_CHARS), until: nullable(INSTANT_SCHEMA) }),
  "enable-account": object({ uid }),
  "set-notice": object({ notice: text({ max: SITE_NOTICE_CHARS_MAX }) }),
  "set-minimum-version": object({
    version: text({ min: 1, max: 20, pattern: /^[0-9]+(?:\.[0-9]+){0,2}$/u }),
  }),
};

const ACT_NAMES = Object.keys(PAYLOADS) as ActName[];

const ENVELOPE = object<{ readonly id: Identifier; readonly name: ActName; readonly payload: unknown }>({
  id: IDENTIFIER_SCHEMA,
  name: oneOf(ACT_NAMES),
  payload: anything,
});

export const ACT_SCHEMA: Schema<Act> = {
  parse(value): Parsed<Act> {
    const envelope = ENVELOPE.parse(value);
    if (!envelope.ok) return envelope;
    const payload = PAYLOADS[envelope.value.name].parse(envelope.value.payload);
    return payload.ok ? ok({ ...envelope.value, payload: payload.value } as Act) : payload;
  },
};
