import { isCityId, type CityId } from "../../../src/domain/city/city.ts";

export interface Roles {
  readonly isAdmin: boolean;
  readonly moderatorOfCities: readonly CityId[];
}

export const NO_ROLES: Roles = { isAdmin: false, moderatorOfCities: [] };

export interface Identity extends Roles {
  readonly uid: string;
  readonly isGuest: boolean;
  /** They opened the letter sent to their address; never so for a guest. */
  readonly isConfirmed: boolean;
  /** When the token was made, in seconds. */
  readonly issuedAtS: number;
}

export interface Claims {
  readonly uid: string;
  readonly iat?: number;
  readonly email_verified?: unknown;
  readonly firebase?: { readonly sign_in_provider?: string };
  readonly isAdmin?: unknown;
  readonly moderatorOfCities?: unknown;
}

/** No role without a confirmed address: before that, anybody could have given it. */
export function identityOf(claims: Claims): Identity {
  const isGuest = claims.firebase?.sign_in_provider === "anonymous";
  const isConfirmed = !isGuest && claims.email_verified === true;
  return {
    uid: claims.uid,
    isGuest,
    isConfirmed,
    ...(isConfirmed ? rolesOf(claims) : NO_ROLES),
    issuedAtS: claims.iat ?? 0,
  };
}

/** Claims are compared strictly: "true", 1 or a list of cities give no right. */
export function rolesOf({ isAdmin, moderatorOfCities }: Partial<Claims>): Roles {
  return { isAdmin: isAdmin === true, moderatorOfCities: citiesOf(moderatorOfCities) };
}

function citiesOf(claim: unknown): readonly CityId[] {
  return Object.entries(claim ?? {}).flatMap(([cityId, moderates]) =>
    moderates === true && isCityId(cityId) ? [cityId] : [],
  );
}
