import type { Actor } from "../../domain/account/actor.ts";
import { isCityId, type CityId } from "../../domain/city/city.ts";

/** From the claims of the identity token. */
export interface Account {
  readonly uid: string;
  readonly isGuest: boolean;
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  readonly moderatorOfCities: readonly CityId[];
  readonly displayName: string;
}

/** `unproven`: the token expired and cannot be renewed offline; its uid can be trusted, not its roles. */
export type AccountState =
  | { readonly kind: "none" }
  | { readonly kind: "proven"; readonly account: Account }
  | { readonly kind: "unproven"; readonly account: Account };

/** Claims are compared strictly: only `true` gives a right, and none does without a confirmed address. */
export function accountOf(
  user: { readonly uid: string; readonly isAnonymous: boolean; readonly displayName: string | null },
  claims: Readonly<Record<string, unknown>>,
): Account {
  const isConfirmed = !user.isAnonymous && claims["email_verified"] === true;
  return {
    uid: user.uid,
    isGuest: user.isAnonymous,
    isConfirmed,
    isAdmin: isConfirmed && claims["isAdmin"] === true,
    moderatorOfCities: isConfirmed ? citiesOf(claims["moderatorOfCities"]) : [],
    displayName: user.displayName ?? "",
  };
}

export function actorOf(
  account: Account,
  profile: { readonly displayName?: string; readonly isDisabled?: boolean },
): Actor {
  return {
    ...account,
    displayName: profile.displayName ?? account.displayName,
    isDisabled: profile.isDisabled === true,
  };
}

function citiesOf(claim: unknown): readonly CityId[] {
  if (typeof claim !== "object" || claim === null) return [];
  return Object.entries(claim)
    .filter(([cityId, value]) => value === true && isCityId(cityId))
    .map(([cityId]) => cityId);
}
