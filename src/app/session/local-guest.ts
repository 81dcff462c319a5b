import type { Account } from "../../remote/auth/account.ts";

const PREFIX = "local-";

/** Whoever uses the device before any account could be made. Nothing of it is sent: an account adopts it first. */
export function localGuest(id: string): Account {
  return { uid: `${PREFIX}${id}`, isGuest: true, isAdmin: false, moderatorOfCities: [], displayName: "" };
}

export function isLocalGuest({ uid }: Pick<Account, "uid">): boolean {
  return uid.startsWith(PREFIX);
}
