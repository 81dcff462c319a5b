import type { Account } from "../../remote/auth/account.ts";
import { remember } from "./remember.ts";
import type { DisabledNotice } from "./startup.ts";

const KEY = "parvis.account";

/**
 * The account this device last worked for, kept outside the identity provider's store so that the app opens its
 * data at once and without network. It proves nothing: the server asks for a token.
 */
export function knownAccount(storage: Storage): Account | undefined {
  const text = storage.getItem(KEY);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isAccount(value) ? value : undefined;
  } catch {
    return undefined;
  }
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
  try {
    const { uid, reason, until } = JSON.parse(
      storage.getItem(DISABLED_KEY) ?? "{}",
    ) as Partial<DisabledNotice>;
    if (typeof uid !== "string" || uid === "" || typeof reason !== "string") return undefined;
    return { uid, reason, until: typeof until === "number" ? until : null };
  } catch {
    return undefined;
  }
}

export function keepDisabledNotice(storage: Storage, notice: DisabledNotice): void {
  storage.setItem(DISABLED_KEY, JSON.stringify(notice));
}

export function dropDisabledNotice(storage: Storage): void {
  storage.removeItem(DISABLED_KEY);
}
