import { FieldPath, type DocumentReference, type Transaction } from "firebase-admin/firestore";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { db } from "../firebase.ts";
import { anomalyOf, authorReceiptOf, writeAnomaly } from "../store/anomaly-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";

const PAGE_DOCS = 200;

/** All receipts of a person, page by page; a receipt that is deleted on the way is met at most once. */
export async function* receiptsOf(uid: string): AsyncGenerator<Receipt> {
  const all = refs.user(uid).collection("receipts").orderBy(FieldPath.documentId()).limit(PAGE_DOCS);
  let after = "";
  for (;;) {
    const page = await (after === "" ? all : all.startAfter(after)).get();
    for (const receipt of page.docs) yield receipt.data() as Receipt;
    after = page.docs.at(-1)?.id ?? "";
    if (page.size < PAGE_DOCS) return;
  }
}

/** Reports are found by the receipts of their commands, so that no index over all communes is needed. */
export async function* reportsOf(uid: string): AsyncGenerator<Receipt> {
  for await (const receipt of receiptsOf(uid)) if (isOfReport(receipt)) yield receipt;
}

/** Only a report is given a number. */
export function isOfReport({ outcome }: Receipt): boolean {
  return outcome.state === "applied" && outcome.number !== "";
}

/** One report of this person, changed in one transaction; nothing when it is not theirs (any more), or already so. */
export async function changeOwnReport(
  uid: string,
  { cityId, commandId }: Receipt,
  change: (anomaly: Anomaly) => Anomaly,
): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const documents = await readTogether(transaction, {
      published: refs.anomaly(cityId, commandId),
      whole: refs.moderation(cityId, commandId),
    });
    const anomaly = anomalyOf(documents);
    if (anomaly?.authorId !== uid) return;
    const changed = change(anomaly);
    if (changed === anomaly) return;
    const receipt = await authorReceiptOf(transaction, anomaly);
    const photos = changed.authorId === uid ? [] : await photosOf(transaction, anomaly);
    writeAnomaly(transaction, changed, documents, receipt);
    for (const photo of photos) transaction.update(photo, { uid: changed.authorId });
  });
}

/** Where the photos of a report are kept. */
export async function photosOf(
  transaction: Transaction,
  { cityId, photos }: Anomaly,
): Promise<readonly DocumentReference[]> {
  if (photos.length === 0) return [];
  const found = await transaction.getAll(...photos.map(({ id }) => refs.photo(cityId, id)));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref);
}
