import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../../src/domain/anomaly/parse-anomaly.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { dataOf, trusted } from "./read-document.ts";
import { refs } from "./paths.ts";

/** The documents one anomaly lives in: what everybody reads, and its whole content while that is not public. */
export interface AnomalyDocuments {
  readonly published: DocumentSnapshot;
  readonly whole: DocumentSnapshot;
}

export function anomalyOf({ published, whole }: AnomalyDocuments): Anomaly | undefined {
  if (whole.exists) return trusted(whole, parseAnomaly(dataOf(whole)?.["content"]));
  return published.exists ? trusted(published, parseAnomaly(dataOf(published))) : undefined;
}

/**
 * The receipt its author reads the content from while it is not public; undefined where there is none to keep in step.
 * It must be read before the transaction writes.
 */
export async function authorReceiptOf(
  transaction: Transaction,
  anomaly: Anomaly,
): Promise<DocumentSnapshot | undefined> {
  if (anomaly.visibility === "public" || anomaly.authorId === "") return undefined;
  const receipt = await transaction.get(refs.receipt(anomaly.authorId, anomaly.id));
  return receipt.exists ? receipt : undefined;
}

export function writeAnomaly(
  transaction: Transaction,
  anomaly: Anomaly,
  { published, whole }: AnomalyDocuments,
  authorReceipt: DocumentSnapshot | undefined,
): void {
  const { cityId, id, rev } = anomaly;
  const updatedAt = FieldValue.serverTimestamp();
  transaction.set(published.ref, { ...publicProjectionOf(anomaly), updatedAt });
  const content = contentOf(anomaly);
  if (content !== null) {
    transaction.set(whole.ref, { id, cityId, kind: "anomaly", content, rev, updatedAt, schemaVersion: 1 });
  } else if (whole.exists) {
    transaction.delete(whole.ref);
  }
  if (authorReceipt !== undefined) {
    transaction.update(authorReceipt.ref, { content, rev: FieldValue.increment(1), updatedAt });
  }
}

/** What a receipt keeps of the subject: nothing once everybody may read it. */
export function contentOf(anomaly: Anomaly): Anomaly | null {
  return anomaly.visibility === "public" ? null : anomaly;
}
