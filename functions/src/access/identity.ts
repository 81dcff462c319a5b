import { isCityId, type CityId } from "../../../src/domain/city/city.ts";

export interface Identity {
  readonly uid: string;
  readonly isGuest: boolean;
  readonly isAdmin: boolean;
  readonly moderatorOfCities: readonly CityId[];
}

export interface Claims {
  readonly uid: string;
  readonly firebase?: { readonly sign_in_provider?: string };
  readonly isAdmin?: unknown;
  readonly moderatorOfCities?: unknown;
}

/** Claims are compared strictly: "true", 1 or a list of cities give no right. */
export function identityOf(claims: Claims): Identity {
  return {
    uid: claims.uid,
    isGuest: claims.firebase?.sign_in_provider === "anonymous",
    isAdmin: claims.isAdmin === true,
    moderatorOfCities: citiesOf(claims.moderatorOfCities),
  };
}

function citiesOf(claim: unknown): readonly CityId[] {
  if (typeof claim !== "object" || claim === null) return [];
  return Object.entries(claim).flatMap(([cityId, moderates]) =>
    moderates === true && isCityId(cityId) ? [cityId] : [],
  );
}
