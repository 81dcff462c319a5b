import type { DocumentReference } from "firebase-admin/firestore";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { db } from "../firebase.ts";

interface Settlement {
  readonly state: "accepted" | "refused" | "closed" | "done";
  /** The act of the administrator: sent again, it is answered as the first time. */
  readonly settledBy: Identifier;
}

/**
 * @param seenAt when the request was made that the administrator read; undefined for whichever it is
 * @returns false where that is not open any more: somebody else was first, it was asked again since, or it left with an account
 */
export function settleRequest(
  request: DocumentReference,
  settlement: Settlement,
  seenAt?: Instant,
): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const found = await transaction.get(request);
    if (seenAt !== undefined && found.get("at") !== seenAt) return false;
    if (found.get("state") !== "open") return found.get("settledBy") === settlement.settledBy;
    transaction.update(request, { ...settlement });
    return true;
  });
}
