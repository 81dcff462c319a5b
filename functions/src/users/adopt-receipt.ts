import { FieldValue } from "firebase-admin/firestore";
import { authorKindOf } from "../../../src/domain/account/actor.ts";
import { inTheHandsOf } from "../../../src/domain/anomaly/change-author.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import type { Identity } from "../access/identity.ts";
import { db } from "../firebase.ts";
import { anomalyOf, contentOf, writeAnomaly } from "../store/anomaly-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import { isOfReport, photosOf } from "./own-reports.ts";

/**
 * One receipt of the guest goes to the account, with the report it is about when the guest wrote that. A command sent again
 * under the account is answered from it (P2).
 */
export async function adoptReceipt(guestUid: string, account: Identity, receipt: Receipt): Promise<void> {
  const { cityId, commandId } = receipt;
  await db().runTransaction(async (transaction) => {
    const { from, to, ...documents } = await readTogether(transaction, {
      from: refs.receipt(guestUid, commandId),
      to: refs.receipt(account.uid, commandId),
      published: refs.anomaly(cityId, commandId),
      whole: refs.moderation(cityId, commandId),
    });
    if (!from.exists) return;
    const written = isOfReport(receipt) ? anomalyOf(documents) : undefined;
    const anomaly = written?.authorId === guestUid ? written : undefined;
    const photos = anomaly === undefined ? [] : await photosOf(transaction, anomaly);
    const updatedAt = FieldValue.serverTimestamp();
    transaction.delete(from.ref);
    const moved = { ...from.data(), rev: FieldValue.increment(1), updatedAt };
    if (anomaly === undefined) {
      if (!to.exists) transaction.set(to.ref, moved);
      return;
    }
    const hands = { uid: account.uid, kind: authorKindOf(actorIn(account), cityId) };
    const adopted = inTheHandsOf(anomaly, hands, Date.now());
    writeAnomaly(transaction, adopted, documents, undefined);
    transaction.set(to.ref, { ...moved, content: contentOf(adopted) });
    for (const photo of photos) transaction.update(photo, { uid: account.uid });
  });
}

function actorIn(account: Identity) {
  return { ...account, displayName: "", isDisabled: false };
}
