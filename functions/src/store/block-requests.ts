import type { DocumentReference, DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Change } from "../../../src/domain/command/command-context.ts";
import { BLOCK_REQUEST_KEPT_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { BLOCK_REQUESTS, refs } from "./paths.ts";
import { readTogether } from "./read-together.ts";
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

/** The guest goes on with an account: what is open about them is about that. What was asked later about the account stays. */
export async function moveBlockRequests(guestUid: string, accountUid: string): Promise<void> {
  for (const asked of (await requestsAbout(guestUid)).docs) {
    const { ref } = asked;
    const theirs = refs.blockRequest(accountUid, asked.get("cityId") as CityId);
    await db().runTransaction(async (transaction) => {
      const { guest, account } = await readTogether(transaction, { guest: ref, account: theirs });
      if (!guest.exists) return;
      transaction.delete(ref);
      if (isOpen(guest) && !(isOpen(account) && askedAtOf(account) > askedAtOf(guest)))
        transaction.set(theirs, { ...guest.data(), uid: accountUid });
    });
  }
}

function isOpen(request: DocumentSnapshot): boolean {
  return request.get("state") === "open";
}

function askedAtOf(request: DocumentSnapshot): Instant {
  return Number(request.get("at"));
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
