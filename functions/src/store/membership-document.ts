import { FieldValue } from "firebase-admin/firestore";
import type { Membership } from "../../../src/domain/account/membership.ts";
import { foundBy } from "../../../src/domain/notification/found-by.ts";

/** users/{uid}/cities/{cityId} as it is stored: with what the person is found by when something happens there. */
export function membershipDocument(membership: Membership): object {
  return { ...membership, ...foundBy(membership), updatedAt: FieldValue.serverTimestamp() };
}
