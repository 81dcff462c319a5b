import { FieldPath, type DocumentSnapshot } from "firebase-admin/firestore";
import type { ActProblem } from "../../../../src/domain/administration/act.ts";
import type { Cursor, Page } from "../../../../src/domain/basics/page.ts";
import { ADMIN_PAGE, type LogEntry } from "../../../../src/domain/administration/question.ts";
import { auth, db } from "../../firebase.ts";
import { AUDIT_ENTRIES, refs } from "../../store/paths.ts";
import { dataOf } from "../../store/read-document.ts";
import { endOf, momentIn, saidOf } from "./moment-cursor.ts";

/** The last act first. */
export async function logPage(after: Cursor | null): Promise<Page<LogEntry>> {
  const all = db()
    .collection(AUDIT_ENTRIES)
    .orderBy("at", "desc")
    .orderBy(FieldPath.documentId(), "desc")
    .limit(ADMIN_PAGE);
  const { docs } = await (after === null ? all : all.startAfter(momentIn(after), after.id)).get();
  if (docs.length === 0) return { items: [], next: null };
  const [ends, addresses] = await Promise.all([
    db().getAll(...docs.map(({ id }) => refs.auditEnd(id))),
    addressesOf(docs.flatMap((entry) => [String(entry.get("by")), uidIn(entry)])),
  ]);
  const items = docs.map((entry, index) => entryOf(entry, ends[index] as DocumentSnapshot, addresses));
  const last = endOf(docs);
  return { items, next: last === undefined ? null : { value: saidOf(last.get("at")), id: last.id } };
}

function entryOf(
  entry: DocumentSnapshot,
  end: DocumentSnapshot,
  addresses: ReadonlyMap<string, string | undefined>,
): LogEntry {
  const { id, at, by, name, about } = dataOf(entry) as Omit<LogEntry, "byEmail" | "aboutEmail" | "result">;
  const problem = end.get("problem") as ActProblem | null | undefined;
  const result = problem === undefined ? "begun" : (problem ?? "done");
  const emailOf = (uid: string) => addresses.get(uid) ?? "";
  return { id, at, by, byEmail: emailOf(by), name, about, aboutEmail: emailOf(uidIn(entry)), result };
}

/** Empty when it is about no account. */
function uidIn(entry: DocumentSnapshot): string {
  return String(entry.get("about.uid") ?? "");
}

async function addressesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string | undefined>> {
  const { users } = await auth().getUsers(
    [...new Set(uids)].filter((uid) => uid !== "").map((uid) => ({ uid })),
  );
  return new Map(users.map(({ uid, email }) => [uid, email]));
}
