import { FieldValue } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { emptyMembership } from "../../../src/domain/account/membership.ts";
import { isCityId, type CityId } from "../../../src/domain/city/city.ts";
import { recountTonight } from "../cities/due-cities.ts";
import { db } from "../firebase.ts";
import { cityCall } from "../http/city-call.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";
import { readTogether } from "../store/read-together.ts";

export const updateUserCity = cityCall("users-updateUserCity", async (cityId, { uid }) => {
  const now = systemClock.now();
  let moved: readonly CityId[] = [];
  await db().runTransaction(async (transaction) => {
    const { city, profile, joined } = await readTogether(transaction, {
      city: refs.city(cityId),
      profile: refs.user(uid),
      joined: refs.membership(uid, cityId),
    });
    if (!city.exists) throw new HttpsError("not-found", "unknown_city");
    if (!joined.exists) {
      const membership = { ...emptyMembership(cityId, now), cityName: city.get("name") as string, rev: 1 };
      transaction.set(joined.ref, { ...membership, updatedAt: FieldValue.serverTimestamp() });
    }
    const left: unknown = profile.get("cityId");
    if (left === cityId) return;
    moved = isCityId(left) ? [left, cityId] : [cityId];
    changeProfile(transaction, profile, { cityId });
  });
  for (const changed of moved) await recountTonight(changed);
});
