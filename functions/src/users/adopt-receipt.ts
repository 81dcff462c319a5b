import { FieldValue, type DocumentReference, type Transaction } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { authorKindOf } from "../../../src/domain/account/actor.ts";
import { inTheHandsOf } from "../../../src/domain/content/change-author.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import type { Identity } from "../access/identity.ts";
import { db } from "../firebase.ts";
import {
  contentOf,
  contentRefs,
  unpublishedOf,
  writeContent,
  type ContentDocuments,
} from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import { isCreation, photosOf, type CreationReceipt } from "./own-contents.ts";

/** A command sent again under the account is answered from its receipt there (P2). */
export async function adoptReceipt(guestUid: string, account: Identity, receipt: Receipt): Promise<void> {
  const { commandId } = receipt;
  await db().runTransaction(async (transaction) => {
    const { from, to } = await readTogether(transaction, {
      from: refs.receipt(guestUid, commandId),
      to: refs.receipt(account.uid, commandId),
    });
    if (!from.exists) return;
    const written = isCreation(receipt) ? await writtenBy(guestUid, transaction, receipt) : undefined;
    const updatedAt = FieldValue.serverTimestamp();
    transaction.delete(from.ref);
    const moved = { ...from.data(), rev: FieldValue.increment(1), updatedAt };
    if (written === undefined) {
      if (!to.exists) transaction.set(to.ref, moved);
      return;
    }
    const { content, documents, photos } = written;
    const hands = { uid: account.uid, kind: authorKindOf(actorIn(account), content.cityId) };
    const adopted = inTheHandsOf(content, hands, systemClock.now());
    writeContent(transaction, adopted, documents, undefined);
    transaction.set(to.ref, { ...moved, content: unpublishedOf(adopted) });
    for (const photo of photos) transaction.update(photo, { uid: account.uid });
  });
}

/** What the command made, if it is still the guest's; read before the transaction writes. */
async function writtenBy(
  guestUid: string,
  transaction: Transaction,
  { cityId, subject }: CreationReceipt,
): Promise<
  | {
      readonly content: Content;
      readonly documents: ContentDocuments;
      readonly photos: readonly DocumentReference[];
    }
  | undefined
> {
  const found = await readTogether(transaction, contentRefs(cityId, subject));
  const documents = { subject, ...found };
  const content = contentOf(documents);
  if (content?.authorId !== guestUid) return undefined;
  return { content, documents, photos: await photosOf(transaction, content, guestUid) };
}

function actorIn(account: Identity) {
  return { ...account, displayName: "", isDisabled: false };
}
