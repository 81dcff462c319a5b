import { Firestore, Query } from "firebase-admin/firestore";
import { expect, it, onTestFinished, vi } from "vitest";
import { accountsAsked } from "../../functions/src/admin/reads/accounts.ts";
import { citiesAsked } from "../../functions/src/admin/reads/cities.ts";
import { db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { ADMIN_PAGE } from "../../src/domain/administration/question.ts";
import { newIdentifier } from "./support/city-life.ts";

/** How many documents it is given, each of which an index finds by itself. */
async function readBy(ask: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(Query.prototype, "get");
  const lookups = vi.spyOn(Firestore.prototype, "getAll");
  await ask();
  const found = await Promise.all(queries.mock.results.map(({ value }) => value as ReturnType<Query["get"]>));
  const sought = lookups.mock.calls.flat().filter((one) => "path" in one);
  queries.mockRestore();
  lookups.mockRestore();
  return found.reduce((sum, { size }) => sum + size, sought.length);
}

async function writeMore(count: number): Promise<void> {
  const written = Array.from({ length: count }, () => {
    const id = newIdentifier();
    return [refs.city(id), refs.user(id)] as const;
  });
  const batch = db().batch();
  for (const [city, user] of written)
    batch.set(city, { name: `Commune ${city.id}` }).set(user, { displayName: user.id });
  await batch.commit();
  onTestFinished(async () => {
    const emptied = db().batch();
    for (const document of written.flat()) emptied.delete(document);
    await emptied.commit();
  });
}

/** The emulator has no index, so that no clock there can tell it: `npm run bench -- dashboard`. */
it("of communes and of accounts read one page each, however many there are [ADM-6]", async () => {
  const pages = {
    communes: () => citiesAsked({ ids: null, after: null }),
    accounts: () => accountsAsked({ text: "", which: "all", after: null }),
  };
  await writeMore(ADMIN_PAGE);
  const few = [await readBy(pages.communes), await readBy(pages.accounts)];
  await writeMore(4 * ADMIN_PAGE);
  // Each commune with what was counted there.
  expect(few).toEqual([2 * ADMIN_PAGE, ADMIN_PAGE]);
  expect([await readBy(pages.communes), await readBy(pages.accounts)]).toEqual(few);
});
