import type { CityId } from "../city/city.ts";

export const AUTHOR_KINDS = ["guest", "resident", "moderator", "admin", "deleted"] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

/** Who acts now. On the device it is what the account last said; in functions it is what the token proves. */
export interface Actor {
  readonly uid: string;
  readonly isGuest: boolean;
  /** They opened the letter sent to their address: before that, anybody could have given it. Never so for a guest. */
  readonly isConfirmed: boolean;
  readonly isAdmin: boolean;
  readonly moderatorOfCities: readonly CityId[];
  /** The public display name; empty shows « Un habitant ». */
  readonly displayName: string;
  readonly isDisabled: boolean;
}

export function authorKindOf(actor: Actor, cityId: CityId): AuthorKind {
  if (actor.isAdmin) return "admin";
  if (actor.moderatorOfCities.includes(cityId)) return "moderator";
  return actor.isConfirmed ? "resident" : "guest";
}

/** Who acts for the commune, as what they did is signed. */
export function isStaff(kind: AuthorKind): boolean {
  return kind === "moderator" || kind === "admin";
}

/** They hold a role somewhere. */
export function isOfficial({
  isAdmin,
  moderatorOfCities,
}: Pick<Actor, "isAdmin" | "moderatorOfCities">): boolean {
  return isAdmin || moderatorOfCities.length > 0;
}

export function isModeratorOf(actor: Pick<Actor, "isAdmin" | "moderatorOfCities">, cityId: CityId): boolean {
  return actor.isAdmin || actor.moderatorOfCities.includes(cityId);
}
