import type { Asked, RequestEntry } from "../../../../src/domain/administration/question.ts";
import type { Page } from "../../../../src/domain/basics/page.ts";
import { auth } from "../../firebase.ts";
import { JOIN_REQUESTS } from "../../store/paths.ts";
import { dataOf } from "../../store/read-document.ts";
import { openRequestsIn } from "./open-requests.ts";

export async function openRequests({ after = null }: Asked<"requests">): Promise<Page<RequestEntry>> {
  const { docs, next } = await openRequestsIn(JOIN_REQUESTS, after);
  const { users } = await auth().getUsers(docs.map((request) => ({ uid: String(request.get("uid")) })));
  const addresses = new Map(users.map(({ uid, email }) => [uid, email]));
  const items = docs.map((request) => {
    const { uid, cityId, name, role, at } = dataOf(request) as Omit<RequestEntry, "email">;
    return { uid, cityId, name, role, at, email: addresses.get(uid) ?? "" };
  });
  return { items, next };
}
