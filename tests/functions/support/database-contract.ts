import { FieldPath, FieldValue, Timestamp, type Query, type WriteBatch } from "firebase-admin/firestore";
import { expect } from "vitest";
import { db } from "../../../functions/src/firebase.ts";

const at = (ms: number) => Timestamp.fromMillis(ms);

/** Under a city of their own: what the contract is asked about. */
export function contractDocuments(cityId: string): Readonly<Record<string, object>> {
  const report = (id: string, data: object) => [`cities/${cityId}/anomalies/${id}`, data] as const;
  return Object.fromEntries([
    report("a", { status: "new", rank: 2, seen: at(2), tags: ["x", "y"], place: { latE6: 5 } }),
    report("b", { status: "ack", rank: 1, seen: at(1), tags: ["y"], place: { latE6: 7 } }),
    report("c", { status: "new", rank: 2, seen: at(3), tags: [], place: null }),
    report("d", { status: "new", rank: "2", other: true }),
    [`cities/${cityId}/ideas/a`, { status: "new", rank: 2 }] as const,
    [`cities/${cityId}/anomalies/a/anomalies/e`, { status: "new", rank: 2 }] as const,
  ]);
}

type Asked = readonly [what: string, query: (all: Query) => Query, ids: readonly string[]];

const QUERIES: readonly Asked[] = [
  ["a collection, by name", (all) => all, ["a", "b", "c", "d"]],
  ["equal", (all) => all.where("status", "==", "new"), ["a", "c", "d"]],
  ["equal, of one kind", (all) => all.where("rank", "==", 2), ["a", "c"]],
  ["less, of one kind, in that order", (all) => all.where("rank", "<=", 2), ["b", "a", "c"]],
  ["more", (all) => all.where("rank", ">", 1), ["a", "c"]],
  ["instants", (all) => all.where("seen", ">=", at(2)).where("seen", "<", at(3)), ["a"]],
  ["one of", (all) => all.where("status", "in", ["ack", "none"]), ["b"]],
  ["in a list", (all) => all.where("tags", "array-contains", "y"), ["a", "b"]],
  ["inside", (all) => all.where("place.latE6", ">", 0), ["a", "b"]],
  ["ordered: what has no such field is not found", (all) => all.orderBy("seen", "desc"), ["c", "a", "b"]],
  ["ordered by two", (all) => all.orderBy("rank").orderBy("seen", "desc"), ["b", "c", "a"]],
  ["limited", (all) => all.orderBy("seen").limit(2), ["b", "a"]],
  ["after a value", (all) => all.orderBy("seen").startAfter(at(1)), ["a", "c"]],
  [
    "after a value and a name",
    (all) => all.orderBy("rank").orderBy(FieldPath.documentId()).startAfter(2, "a"),
    ["c", "d"],
  ],
  ["from a name on", (all) => all.where(FieldPath.documentId(), ">=", "c"), ["c", "d"]],
];

/** What a query that tells parts tells of the first. */
async function partsOf(all: Query): Promise<unknown> {
  const { docs } = await all.select("rank", "place.latE6").limit(1).get();
  return docs[0]?.data();
}

/** What each write is answered, by the code of its failure: 0 where it is written. */
async function answersOf(cityId: string): Promise<readonly (readonly [string, number])[]> {
  const all = db().collection(`cities/${cityId}/anomalies`);
  const [there, nowhere] = [all.doc("a"), all.doc("z")];
  const known = { lastUpdateTime: (await there.get()).updateTime ?? at(0) };
  const stale = { lastUpdateTime: at(1_000) };
  const batched = (write: (batch: WriteBatch) => void) => {
    const batch = db().batch();
    write(batch);
    return batch.commit();
  };
  const cases: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["create over something", () => there.create({ rank: 1 })],
    ["update of nothing", () => nowhere.update({ rank: 1 })],
    ["update of what is as it was", () => there.update({ nothing: FieldValue.delete() }, known)],
    ["the same, which changed nothing", () => there.update({ nothing: FieldValue.delete() }, known)],
    ["update of what is not as it was", () => there.update({ rank: 1 }, stale)],
    ["update of what is no more as it was", () => nowhere.update({ rank: 1 }, stale)],
    ["delete of nothing", () => nowhere.delete()],
    ["delete of nothing that must be there", () => nowhere.delete({ exists: true })],
    ["delete of what is not as it was", () => there.delete(stale)],
    [
      "a batch of which one fails",
      () =>
        batched((batch) => {
          batch.set(nowhere, { rank: 1 });
          batch.update(all.doc("y"), { rank: 1 });
        }),
    ],
    [
      "a batch that makes what it changes",
      () =>
        batched((batch) => {
          batch.create(nowhere, { rank: 1 });
          batch.update(nowhere, { rank: 2 });
          batch.delete(nowhere);
        }),
    ],
    [
      "a transaction that creates over something",
      () => db().runTransaction(async (transaction) => void transaction.create(there, { rank: 1 })),
    ],
    ["delete", () => there.delete({ exists: true })],
    ["update of what was deleted", () => there.update({ rank: 1 })],
    ["create of what was deleted", () => there.create({ rank: 2 })],
  ];
  const answers: (readonly [string, number])[] = [];
  for (const [what, write] of cases) answers.push([what, await codeOf(write)]);
  return answers;
}

const ANSWERS: readonly (readonly [string, number])[] = [
  ["create over something", 6],
  ["update of nothing", 5],
  ["update of what is as it was", 0],
  ["the same, which changed nothing", 0],
  ["update of what is not as it was", 9],
  ["update of what is no more as it was", 9],
  ["delete of nothing", 0],
  ["delete of nothing that must be there", 5],
  ["delete of what is not as it was", 9],
  ["a batch of which one fails", 5],
  ["a batch that makes what it changes", 0],
  ["a transaction that creates over something", 6],
  ["delete", 0],
  ["update of what was deleted", 5],
  ["create of what was deleted", 0],
];

async function codeOf(write: () => Promise<unknown>): Promise<number> {
  try {
    await write();
    return 0;
  } catch (error) {
    return (error as { readonly code: number }).code;
  }
}

/** Asked of a database in the thread of a test, and of the emulator. */
export async function expectContract(cityId: string): Promise<void> {
  const all = db().collection(`cities/${cityId}/anomalies`);
  const found = await Promise.all(
    QUERIES.map(async ([what, query]) => [what, (await query(all).get()).docs.map(({ id }) => id)]),
  );
  expect(found).toEqual(QUERIES.map(([what, , ids]) => [what, ids]));
  expect(await partsOf(all)).toEqual({ rank: 2, place: { latE6: 5 } });
  expect(await answersOf(cityId)).toEqual(ANSWERS);
}
