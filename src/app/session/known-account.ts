import type { Account } from "../../remote/auth/account.ts";
import { remember, storedJson } from "./remember.ts";
import type { DisabledNotice } from "./startup.ts";

const KEY = "parvis.account";

/** Outside the provider's store: the app opens at once without network. It proves nothing to the server. */
export function knownAccount(storage: Storage): Account | undefined {
  const value = storedJson(storage, KEY);
  return isAccount(value) ? value : undefined;
}

export function rememberAccount(storage: Storage, account: Account): void {
  remember(storage, KEY, JSON.stringify(account));
}

export function forgetAccount(storage: Storage): void {
  storage.removeItem(KEY);
}

function isAccount(value: unknown): value is Account {
  if (typeof value !== "object" || value === null) return false;
  const { uid, isGuest, isAdmin, moderatorOfCities, displayName } = value as Record<string, unknown>;
  return (
    typeof uid === "string" &&
    uid !== "" &&
    typeof isGuest === "boolean" &&
    typeof isAdmin === "boolean" &&
    Array.isArray(moderatorOfCities) &&
    typeof displayName === "string"
  );
}

const LOCAL_PREFIX = "local-";

/** Whoever uses the device before any account could be made. Nothing of it is sent: an account adopts it first. */
export function localGuest(id: string): Account {
  return {
    uid: `${LOCAL_PREFIX}${id}`,
    isGuest: true,
    isAdmin: false,
    moderatorOfCities: [],
    displayName: "",
  };
}

export function isLocalGuest({ uid }: Pick<Account, "uid">): boolean {
  return uid.startsWith(LOCAL_PREFIX);
}

const DISABLED_KEY = "parvis.disabled";

/** Why the city signed this person out: it outlives the page, since the account cannot be asked any more. */
export function disabledNotice(storage: Storage): DisabledNotice | undefined {
  const { uid, reason, until } = (storedJson(storage, DISABLED_KEY) ?? {}) as Partial<DisabledNotice>;
  if (typeof uid !== "string" || uid === "" || typeof reason !== "string") return undefined;
  return { uid, reason, until: typeof until === "number" ? until : null };
}

export function keepDisabledNotice(storage: Storage, notice: DisabledNotice): void {
  storage.setItem(DISABLED_KEY, JSON.stringify(notice));
}

export function dropDisabledNotice(storage: Storage): void {
  storage.removeItem(DISABLED_KEY);
}
