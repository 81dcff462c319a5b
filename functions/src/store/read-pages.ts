import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/** All that a query finds, as many at a time as its limit says; a page is asked for once the one before is done with. */
export async function* eachPageOf(query: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  for (let page = await query.get(); page.size > 0; page = await query.startAfter(page.docs.at(-1)).get())
    yield page.docs;
}
