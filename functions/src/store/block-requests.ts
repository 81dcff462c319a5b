import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Change } from "../../../src/domain/command/command-context.ts";
import { BLOCK_REQUEST_KEPT_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { BLOCK_REQUESTS, refs } from "./paths.ts";
import { settleRequest } from "./settle-request.ts";

/** Asked for again, what was asked before is replaced, and open again. @param askedBy the account of the moderator */
export function writeBlockRequest(
  transaction: Transaction,
  { uid, request }: NonNullable<Change["asksBlock"]>,
  askedBy: string,
): void {
  const expireAt = new Date(request.at + BLOCK_REQUEST_KEPT_MS);
  const asked = { ...request, uid, askedBy, state: "open", expireAt };
  transaction.set(refs.blockRequest(uid, request.cityId), asked);
}

/** The account is blocked: whoever asked for it has been heard. */
export async function settleBlockRequests(uid: string, settledBy: Identifier): Promise<void> {
  const asked = await requestsAbout(uid);
  for (const { ref } of asked.docs) await settleRequest(ref, { state: "done", settledBy });
}

/** The account is no more: neither what was asked about it, nor that it asked about others. */
export async function forgetBlockRequests(uid: string): Promise<void> {
  for (const { ref } of (await requestsAbout(uid)).docs) await ref.delete();
  for (const { ref } of (await requestsBy(uid)).docs) await forgetWhoAsked(ref, uid);
}

function forgetWhoAsked(request: DocumentReference, uid: string): Promise<void> {
  return db().runTransaction(async (transaction) => {
    // Somebody else may have asked again since.
    if ((await transaction.get(request)).get("askedBy") === uid)
      transaction.update(request, { askedBy: "", byName: "" });
  });
}

export function requestsBy(uid: string) {
  return db().collection(BLOCK_REQUESTS).where("askedBy", "==", uid).get();
}

function requestsAbout(uid: string) {
  return db().collection(BLOCK_REQUESTS).where("uid", "==", uid).get();
}
