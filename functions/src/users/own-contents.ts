import { FieldPath, type DocumentReference } from "firebase-admin/firestore";
import { definitionOf } from "../../../src/domain/command/command.ts";
import { wholeReceipt, type Receipt, type StoredReceipt } from "../../../src/domain/command/outcome.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import { isOfCreation } from "../../../src/domain/content/own-subjects.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { db } from "../firebase.ts";
import { photoOf } from "../photos/photo-document.ts";
import { authorReceiptOf, contentOf, contentRefs, writeContent } from "../store/content-documents.ts";
import { inParts } from "../store/in-parts.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import { readAll, type Reader } from "../store/read-all.ts";
import { eachPageOf } from "../store/read-pages.ts";

const PAGE_DOCS = 200;
const LOOKED_AT_TOGETHER = 10;

/** All receipts of a person, page by page; a receipt that is deleted on the way is met at most once. */
export async function* receiptsOf(uid: string): AsyncGenerator<Receipt> {
  for await (const receipts of pagesOfReceipts(uid)) yield* receipts;
}

async function* pagesOfReceipts(uid: string): AsyncGenerator<readonly Receipt[]> {
  const all = refs.user(uid).collection("receipts").orderBy(FieldPath.documentId()).limit(PAGE_DOCS);
  for await (const docs of eachPageOf(all))
    yield docs.map((receipt) => wholeReceipt(receipt.data() as StoredReceipt));
}

/**
 * What is found out, or done, by each receipt of a person, in their order: a moderator has thousands. So many at a time, but those about
 * one thing one after the other, for they may change it.
 */
export async function byEachReceipt<T>(
  uid: string,
  look: (receipt: Receipt) => Promise<T>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const receipts of pagesOfReceipts(uid))
    for (const some of inParts(receipts, LOOKED_AT_TOGETHER)) {
      const last = new Map<string, Promise<T>>();
      const looks = some.map((receipt) => {
        const key = `${receipt.cityId} ${receipt.subject.collection} ${receipt.subject.id}`;
        const looked = (last.get(key) ?? Promise.resolve()).then(() => look(receipt));
        last.set(key, looked);
        return looked;
      });
      // Whoever hears that it failed hears it once nothing of it goes on.
      await Promise.allSettled(looks);
      found.push(...(await Promise.all(looks)));
    }
  return found;
}

export type ReceiptAboutContent = Receipt & { readonly subject: ContentSubject };
export type CreationReceipt = ReceiptAboutContent;

/** What a person made is found by the receipts of their commands, so that no index over all communes is needed. */
export async function* creationsOf(uid: string): AsyncGenerator<CreationReceipt> {
  for await (const receipt of receiptsOf(uid)) if (isCreation(receipt)) yield receipt;
}

/** Photos belong to contents alone. */
export function bringsPhotos(receipt: Receipt): receipt is ReceiptAboutContent {
  return receipt.outcome.state === "applied" && definitionOf(receipt).photoIdsOf !== undefined;
}

export function isCreation(receipt: Receipt): receipt is CreationReceipt {
  return isOfCreation(receipt);
}

/** One content of this person, changed in one transaction; nothing when it is not theirs (any more), or already so. */
export async function changeOwnContent(
  uid: string,
  { cityId, subject }: CreationReceipt,
  change: (content: Content) => Content,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const found = await readTogether(transaction, contentRefs(cityId, subject));
    const documents = { subject, ...found };
    const content = contentOf(documents);
    if (content?.authorId !== uid) return;
    const changed = change(content);
    if (changed === content) return;
    const receipt = await authorReceiptOf(transaction, content);
    const photos = changed.authorId === uid ? [] : await photosOf(transaction, content, uid);
    writeContent(transaction, changed, documents, receipt);
    for (const photo of photos) transaction.update(photo, { uid: changed.authorId });
  });
}

/** The photos of a content that no longer say who sent them, where that was this person: a moderator puts photos to contents of others. */
export async function leavePhotos(uid: string, { cityId, subject }: ReceiptAboutContent): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const found = await readTogether(transaction, contentRefs(cityId, subject));
    const content = contentOf({ subject, ...found });
    const photos = content === undefined ? [] : await photosOf(transaction, content, uid);
    for (const photo of photos) transaction.update(photo, { uid: "" });
  });
}

/** Those that this person sent: of what somebody else put there, they alone can still send the bytes. */
export async function photosOf(
  reader: Reader,
  { cityId, photos }: Content,
  uid: string,
): Promise<readonly DocumentReference[]> {
  const found = await readAll(
    photos.map(({ id }) => refs.photo(cityId, id)),
    reader,
  );
  return found.filter((photo) => photoOf(photo)?.uid === uid).map(({ ref }) => ref);
}
