import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { withoutAuthor } from "../../../src/domain/content/change-author.ts";
import { CLOSED_MARK_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { mailsTo } from "../notifications/mails-to.ts";
import { forgetDevices } from "../push/devices.ts";
import { forgetBlockRequests } from "../store/block-requests.ts";
import { JOIN_REQUESTS, refs } from "../store/paths.ts";
import { writeMuting } from "../store/write-muting.ts";
import { leaveSignature, maySayByWhom } from "./leave-signature.ts";
import { bringsPhotos, byEachReceipt, changeOwnContent, isCreation, leavePhotos } from "./own-contents.ts";

/** What the person published stays without an author, as do its photos, and those that they put to what others wrote; what they decided stays without their name. */
export async function leaveContents(uid: string): Promise<void> {
  await byEachReceipt(uid, (receipt) =>
    isCreation(receipt)
      ? changeOwnContent(uid, receipt, (content) => withoutAuthor(content, systemClock.now()))
      : leaveOthers(uid, receipt),
  );
}

async function leaveOthers(uid: string, receipt: Receipt): Promise<void> {
  if (bringsPhotos(receipt)) await leavePhotos(uid, receipt);
  if (maySayByWhom(receipt)) await leaveSignature(receipt, uid);
}

/** The last tokens of the account live for an hour: the mark keeps them from making its profile anew. */
export async function forgetProfile(uid: string): Promise<void> {
  await forgetMutings(uid);
  await refs.closed(uid).set({ expireAt: new Date(systemClock.now() + CLOSED_MARK_MS) });
  const asked = await db().collection(JOIN_REQUESTS).where("uid", "==", uid).get();
  for (const request of asked.docs) await request.ref.delete();
  await forgetBlockRequests(uid);
  await forgetDevices(uid);
  await forgetMails(uid);
  await db().recursiveDelete(refs.user(uid));
}

/** Their address stands in each, sent or not. */
async function forgetMails(uid: string): Promise<void> {
  const { docs } = await mailsTo(uid);
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** What moderators read of who writes no messages for a while names them. */
async function forgetMutings(uid: string): Promise<void> {
  const memberships = await refs.user(uid).collection("cities").get();
  const muted = memberships.docs.filter((membership) => typeof membership.get("mutedUntil") === "number");
  for (const { id } of muted)
    await db().runTransaction(async (transaction) => writeMuting(transaction, id, { uid, person: null }));
}
