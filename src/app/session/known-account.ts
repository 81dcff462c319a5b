import type { Account } from "../../remote/auth/account.ts";
import { remember } from "./remember.ts";

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
