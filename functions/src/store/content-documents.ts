import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { contentDefinitionOf } from "../../../src/domain/content/contents.ts";
import { dataOf, trusted } from "./read-document.ts";
import { refs } from "./paths.ts";

/** The documents one content lives in: what everybody reads, and the whole of it while that is not public. */
export interface ContentDocuments {
  readonly subject: ContentSubject;
  readonly published: DocumentSnapshot;
  readonly whole: DocumentSnapshot;
}

export function contentRefs(cityId: CityId, subject: ContentSubject) {
  return { published: refs.content(cityId, subject), whole: refs.moderation(cityId, subject.id) };
}

export function contentOf({ subject, published, whole }: ContentDocuments): Content | undefined {
  const { parse } = contentDefinitionOf(subject.collection);
  if (whole.exists) return trusted(whole, parse(dataOf(whole)?.["content"]));
  return published.exists ? trusted(published, parse(dataOf(published))) : undefined;
}

/** Undefined where there is none to keep in step. It must be read before the transaction writes. */
export async function authorReceiptOf(
  transaction: Transaction,
  content: Content | undefined,
): Promise<DocumentSnapshot | undefined> {
  if (content === undefined || content.visibility === "public" || content.authorId === "") return undefined;
  const receipt = await transaction.get(refs.receipt(content.authorId, content.id));
  return receipt.exists ? receipt : undefined;
}

/** The only writer of what people publish: its public projection, the whole while that is not public, its author's receipt. */
export function writeContent(
  transaction: Transaction,
  content: Content,
  { subject, published, whole }: ContentDocuments,
  authorReceipt: DocumentSnapshot | undefined,
): void {
  const { cityId, id, rev } = content;
  const { collection } = subject;
  const updatedAt = FieldValue.serverTimestamp();
  transaction.set(published.ref, {
    ...contentDefinitionOf(collection).publicProjectionOf(content),
    updatedAt,
  });
  const unpublished = unpublishedOf(content);
  if (unpublished !== null) {
    transaction.set(whole.ref, {
      id,
      cityId,
      collection,
      content: unpublished,
      rev,
      updatedAt,
      schemaVersion: 1,
    });
  } else if (whole.exists) {
    transaction.delete(whole.ref);
    if (whole.get("content.visibility") === "pending") countApproved(transaction, content, collection);
  }
  if (authorReceipt !== undefined) {
    transaction.update(authorReceipt.ref, { content: unpublished, rev: FieldValue.increment(1), updatedAt });
  }
}

/** A moderator let it be published: the author's next ones may not have to wait. */
function countApproved(
  transaction: Transaction,
  { authorId, cityId }: Content,
  collection: ContentSubject["collection"],
): void {
  if (authorId === "") return;
  const one = FieldValue.increment(1);
  const change = { approved: { [collection]: one }, rev: one, updatedAt: FieldValue.serverTimestamp() };
  transaction.set(refs.membership(authorId, cityId), change, { merge: true });
}

/** What a receipt keeps of the subject: nothing once everybody may read it. */
export function unpublishedOf(content: Content): Content | null {
  return content.visibility === "public" ? null : content;
}
