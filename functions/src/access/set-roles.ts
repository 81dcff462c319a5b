import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { err, ok, type Result } from "../../../src/domain/basics/result.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { ensureCity } from "../cities/create-city.ts";
import { auth, db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";
import { NO_ROLES, rolesOf, type Roles } from "./identity.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { hasAny, losesAny, roleProblemOf, without, type RoleProblem } from "./role-changes.ts";

/**
 * The one way in which roles are granted and taken: the claims, then an end to the sessions that lose one, then the mark in the
 * profile that rules and functions compare with the token's age, together with the cities' count of moderators. The mark comes
 * last, so that a token made meanwhile from the old claims is older than it. Interrupted, it is called again.
 */
export function setRoles(uid: string, change: (roles: Roles) => Roles): Promise<Result<Roles, RoleProblem>> {
  return oneAtATime(uid, () => changed(uid, change));
}

async function changed(uid: string, change: (roles: Roles) => Roles): Promise<Result<Roles, RoleProblem>> {
  const { customClaims = {}, emailVerified } = await auth().getUser(uid);
  const before = rolesOf(customClaims);
  const after = change(before);
  const problem = roleProblemOf(after, emailVerified);
  if (problem !== undefined) return err(problem);
  for (const cityId of after.moderatorOfCities)
    if (!(await ensureCity(cityId)).ok) return err("no_such_city");
  const cities = Object.fromEntries(after.moderatorOfCities.map((cityId) => [cityId, true]));
  await auth().setCustomUserClaims(uid, {
    ...customClaims,
    isAdmin: after.isAdmin,
    moderatorOfCities: cities,
  });
  if (losesAny(before, after)) await auth().revokeRefreshTokens(uid);
  await markProfile(uid, after);
  return ok(after);
}

/** Of an account that the identity provider has no more: no city counts it among its moderators. */
export async function uncountRoles(uid: string): Promise<void> {
  const counted = ((await refs.user(uid).get()).get("moderatorOfCities") ?? []) as readonly CityId[];
  if (counted.length > 0) await markProfile(uid, NO_ROLES);
}

/** The profile keeps which cities count this person, so that nobody is counted twice however often this runs. */
async function markProfile(uid: string, { isAdmin, moderatorOfCities }: Roles): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    const counted = (profile.get("moderatorOfCities") ?? []) as readonly CityId[];
    const rightsSince = Math.floor(systemClock.now() / 1000);
    const isOfficial = hasAny({ isAdmin, moderatorOfCities });
    changeProfile(transaction, profile, { isAdmin, moderatorOfCities, isOfficial, rightsSince });
    const count = (city: DocumentReference, by: 1 | -1) =>
      transaction.update(city, {
        moderatorsCount: FieldValue.increment(by),
        rev: FieldValue.increment(1),
        updatedAt: FieldValue.serverTimestamp(),
      });
    for (const id of without(moderatorOfCities, counted)) count(refs.city(id), 1);
    for (const id of without(counted, moderatorOfCities)) count(refs.city(id), -1);
  });
}
