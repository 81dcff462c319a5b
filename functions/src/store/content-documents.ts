import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { endedWait, isFlagged, waitingSinceOf } from "../../../src/domain/content/flags.ts";
import { forAuthor } from "../../../src/domain/content/for-author.ts";
import { isPublished } from "../../../src/domain/content/is-published.ts";
import { contentDefinitionOf } from "../../../src/domain/content/contents.ts";
import { dataOf, trusted } from "./read-document.ts";
import { refs } from "./paths.ts";
import type { Unlocked } from "./without-locks.ts";

/** The documents one content lives in: what everybody reads; and for moderators its author, and the whole while it is not public or is flagged. */
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
  const { content = null, authorId, collection = subject.collection } = dataOf(whole) ?? {};
  // An id is one content's, whatever it is: asked for as something else, it is nothing.
  if (collection !== subject.collection && !published.exists) return undefined;
  if (content !== null) return trusted(whole, parse(content));
  if (!published.exists) return undefined;
  const found = trusted(published, parse(dataOf(published)));
  // Version 0.1 published who wrote it.
  return typeof authorId === "string" ? { ...found, authorId } : found;
}

/** Whoever wrote that would lose it: what moderators read of both, and of its author, would be the same document. */
export function isTakenElsewhere({ published, whole }: ContentDocuments): boolean {
  return whole.exists && !published.exists;
}

/** Undefined where there is none to keep in step. It must be read before the transaction writes. */
export async function authorReceiptOf(
  transaction: Unlocked,
  content: Content | undefined,
  after = content,
): Promise<DocumentSnapshot | undefined> {
  if (content === undefined || content.authorId === "") return undefined;
  if (isPublished(content) && after !== undefined && isPublished(after)) return undefined;
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
  const { cityId, id, rev, authorId } = content;
  const { collection } = subject;
  const updatedAt = FieldValue.serverTimestamp();
  transaction.set(published.ref, {
    ...contentDefinitionOf(collection).publicProjectionOf(content),
    updatedAt,
  });
  const unpublished = unpublishedOf(content);
  transaction.set(whole.ref, {
    id,
    cityId,
    collection,
    authorId,
    content: isFlagged(content) || unpublished !== null ? content : null,
    waitingSince: waitingSinceOf(content, knownSince(whole)),
    ...lastWait(whole, content),
    rev,
    updatedAt,
    schemaVersion: 1,
  });
  const wasPending = whole.get("content.visibility") === "pending";
  if (wasPending && unpublished === null) countApproved(transaction, content, collection);
  if (authorReceipt !== undefined) {
    transaction.update(authorReceipt.ref, { content: unpublished, rev: FieldValue.increment(1), updatedAt });
  }
}

function knownSince(whole: DocumentSnapshot): Instant | null {
  const since: unknown = whole.get("waitingSince");
  return typeof since === "number" ? since : null;
}

/** How long it waited until a moderator decided: it stays through whatever is changed later. */
function lastWait(whole: DocumentSnapshot, content: Content): object {
  const { decidedAt, waitedMs } = whole.data() ?? {};
  const since = knownSince(whole);
  const ended = since === null ? undefined : endedWait(since, content);
  return ended ?? (typeof decidedAt === "number" ? { decidedAt, waitedMs } : {});
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
  return isPublished(content) ? null : forAuthor(content);
}
