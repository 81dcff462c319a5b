import { isModeratorOf, type Actor } from "../account/actor.ts";
import { cityIdOf } from "../city/city.ts";
import { ACCESS, type PlaceName } from "./access.ts";
import { ROUTES } from "./routes.ts";

export type DenialReason = "sign-in" | "moderator" | "admin";

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly reason: DenialReason };

const ADMITTED: Admission = { admitted: true };

/**
 * Whether this person may enter. Roles are the token's claims alone, and a disabled account is not signed in. An admin
 * moderates every city, as in `PERMISSIONS`.
 *
 * @param cityId the city of the route as it is written there
 */
export function admissionOf(actor: Actor | undefined, place: PlaceName, cityId = ""): Admission {
  const access = ACCESS[place];
  if (access === "public") return ADMITTED;
  if (actor === undefined || actor.isDisabled) return { admitted: false, reason: "sign-in" };
  switch (access) {
    case "signed-in":
      return ADMITTED;
    case "moderator":
      return moderates(actor, cityId) ? ADMITTED : { admitted: false, reason: "moderator" };
    case "admin":
      return actor.isAdmin ? ADMITTED : { admitted: false, reason: "admin" };
  }
}

export function refusedPath(asked: string): string {
  return `${ROUTES.Home}?redirect=${encodeURIComponent(asked)}`;
}

export function signInPath(asked: string): string {
  return `${ROUTES.Profile}?redirect=${encodeURIComponent(asked)}`;
}

function moderates(actor: Actor, written: string): boolean {
  const cityId = cityIdOf(written);
  return cityId !== undefined && isModeratorOf(actor, cityId);
}
