import { FieldPath, type DocumentSnapshot } from "firebase-admin/firestore";
import { ADMIN_PAGE } from "../../../../src/domain/administration/question.ts";
import type { Cursor } from "../../../../src/domain/basics/page.ts";
import { db } from "../../firebase.ts";
import type { BLOCK_REQUESTS, JOIN_REQUESTS } from "../../store/paths.ts";
import { endOf, momentIn, saidOf } from "./moment-cursor.ts";

interface PageOfRequests {
  readonly docs: readonly DocumentSnapshot[];
  readonly next: Cursor | null;
}

/** What is open, oldest first. */
export async function openRequestsIn(
  collection: typeof BLOCK_REQUESTS | typeof JOIN_REQUESTS,
  after: Cursor | null,
): Promise<PageOfRequests> {
  const all = db()
    .collection(collection)
    .where("state", "==", "open")
    .orderBy("at")
    .orderBy(FieldPath.documentId())
    .limit(ADMIN_PAGE);
  const { docs } = await (after === null ? all : all.startAfter(momentIn(after), after.id)).get();
  const last = endOf(docs);
  return { docs, next: last === undefined ? null : { value: saidOf(last.get("at")), id: last.id } };
}
