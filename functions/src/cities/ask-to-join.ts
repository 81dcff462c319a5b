import { FieldValue } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { JOIN_REQUEST_SCHEMA } from "../../../src/domain/city/join-request.ts";
import { db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { refs } from "../store/paths.ts";
import { mayOpenCity } from "./may-open-city.ts";

/**
 * One open request per person and commune; asked again, it says what was said last. Administrators decide. Whoever answers for the
 * commune already has nothing to ask; whose role was taken since may ask again.
 */
export const askToJoin = accountCall(
  { name: "cities-askToJoin", payload: JOIN_REQUEST_SCHEMA },
  async ({ cityId, name, role }, caller) => {
    const { uid, isConfirmed } = caller;
    if (!isConfirmed) throw new HttpsError("failed-precondition", "address_to_confirm");
    if (!(await mayOpenCity(caller))) throw new HttpsError("resource-exhausted", "quota");
    await db().runTransaction(async (transaction) => {
      const request = await transaction.get(refs.joinRequest(uid, cityId));
      if (caller.moderatorOfCities.includes(cityId)) return;
      const at = FieldValue.serverTimestamp();
      transaction.set(request.ref, { uid, cityId, name, role, at, state: "open" });
    });
    return {};
  },
);
