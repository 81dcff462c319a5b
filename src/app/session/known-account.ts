import { openingIn } from "../../data/memberships/opening.ts";
import { isRecord } from "../../domain/basics/record.ts";
import {
  boolean,
  exactText,
  integer,
  list,
  nullable,
  object,
  text,
  type Schema,
} from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { CITY_ID_SCHEMA } from "../../domain/city/city.ts";
import type { Account } from "../../remote/auth/account.ts";
import type { DisabledNotice } from "./startup.ts";

const KEY = "parvis.account";
/** More than France has communes. */
const CITIES_MAX = 100_000;

const UID_CHARS_MAX = 200;
/** The pattern has it judged where it is stored, too: nothing else would refuse an empty one there. */
export const UID = text({ min: 1, max: UID_CHARS_MAX, pattern: /./u });
const WHOLE_ACCOUNT = object<Account>(
  {
    uid: UID,
    isGuest: boolean,
    isConfirmed: boolean,
    isAdmin: boolean,
    moderatorOfCities: list(CITY_ID_SCHEMA, { max: CITIES_MAX }),
    displayName: exactText,
  },
  { unknown: "dropped" },
);
/** Version 0.1.0 did not tell who had confirmed their address. */
const ACCOUNT: Schema<Account> = {
  parse: (value) =>
    WHOLE_ACCOUNT.parse(isRecord(value) ? { isConfirmed: value["isGuest"] === false, ...value } : value),
};

/** Outside the provider's store: the app opens at once without network. It proves nothing to the server. */
export function knownAccount(storage: KeyValueStorage): Account | undefined {
  return storedJson(storage, KEY, ACCOUNT).read();
}

export function rememberAccount(storage: KeyValueStorage, account: Account): void {
  storedJson(storage, KEY, ACCOUNT).write(account);
}

export function forgetAccount(storage: KeyValueStorage): void {
  storedJson(storage, KEY, ACCOUNT).forget();
  addressIn(storage).forget();
  openingIn(storage).forget();
}

const addressIn = (storage: KeyValueStorage) => storedJson(storage, "parvis.account-address", exactText);

/** To be filled in for them should their session end by itself. */
export function rememberAddress(storage: KeyValueStorage, email: string): void {
  addressIn(storage).write(email);
}

export function rememberedAddress(storage: KeyValueStorage): string {
  return addressIn(storage).read() ?? "";
}

const LOCAL_PREFIX = "local-";

/** Whoever uses the device before any account could be made. Nothing of it is sent: an account adopts it first. */
export function localGuest(id: string): Account {
  return {
    uid: `${LOCAL_PREFIX}${id}`,
    isGuest: true,
    isConfirmed: false,
    isAdmin: false,
    moderatorOfCities: [],
    displayName: "",
  };
}

export function isLocalGuest({ uid }: Pick<Account, "uid">): boolean {
  return uid.startsWith(LOCAL_PREFIX);
}

const DISABLED_KEY = "parvis.disabled";
const DISABLED = object<DisabledNotice>(
  { uid: UID, reason: exactText, until: nullable(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })) },
  { unknown: "dropped" },
);

/** Why the city signed this person out: it outlives the page, since the account cannot be asked any more. */
export function disabledNotice(storage: KeyValueStorage): DisabledNotice | undefined {
  return storedJson(storage, DISABLED_KEY, DISABLED).read();
}

export function keepDisabledNotice(storage: KeyValueStorage, notice: DisabledNotice): void {
  storedJson(storage, DISABLED_KEY, DISABLED).write(notice);
}

export function dropDisabledNotice(storage: KeyValueStorage): void {
  storedJson(storage, DISABLED_KEY, DISABLED).forget();
}
