import type { Page } from "../../../../src/domain/basics/page.ts";
import { ADMIN_PAGE, type RequestEntry } from "../../../../src/domain/administration/question.ts";
import { auth, db } from "../../firebase.ts";
import { JOIN_REQUESTS } from "../../store/paths.ts";
import { dataOf } from "../../store/read-document.ts";

/** What is open, oldest first: as many as one page shows. */
export async function openRequests(): Promise<Page<RequestEntry>> {
  const { docs } = await db().collection(JOIN_REQUESTS).where("state", "==", "open").limit(ADMIN_PAGE).get();
  if (docs.length === 0) return { items: [], next: null };
  const { users } = await auth().getUsers(docs.map((request) => ({ uid: String(request.get("uid")) })));
  const addresses = new Map(users.map(({ uid, email = "" }) => [uid, email]));
  const items = docs.map((request) => {
    const { uid, cityId, name, role, at } = dataOf(request) as Omit<RequestEntry, "email">;
    return { uid, cityId, name, role, at, email: addresses.get(uid) ?? "" };
  });
  return { items: items.toSorted((a, b) => a.at - b.at), next: null };
}
