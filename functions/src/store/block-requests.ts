import type { Transaction } from "firebase-admin/firestore";
import type { Change } from "../../../src/domain/command/command-context.ts";
import { db } from "../firebase.ts";
import { BLOCK_REQUESTS, refs } from "./paths.ts";

/** Asked for again, what was asked before is replaced, and open again. */
export function writeBlockRequest(
  transaction: Transaction,
  { uid, request }: NonNullable<Change["asksBlock"]>,
): void {
  transaction.set(refs.blockRequest(uid, request.cityId), { ...request, uid, state: "open" });
}

/** The account is blocked: whoever asked for it has been heard. */
export async function settleBlockRequests(uid: string): Promise<void> {
  const asked = await requestsAbout(uid);
  for (const { ref } of asked.docs) await ref.update({ state: "done" });
}

/** The account is no more. */
export async function forgetBlockRequests(uid: string): Promise<void> {
  const asked = await requestsAbout(uid);
  for (const { ref } of asked.docs) await ref.delete();
}

function requestsAbout(uid: string) {
  return db().collection(BLOCK_REQUESTS).where("uid", "==", uid).get();
}
