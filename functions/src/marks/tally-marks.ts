import {
  FieldValue,
  type DocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { counted, countsOf, type MarkCounts } from "../../../src/domain/account/marks.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { isSameSubject, subjectKeyOf, type ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { TALLIED_AT_ONCE } from "../config.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { readAll } from "../store/read-all.ts";
import { isOvertaken } from "../store/unchanged.ts";
import type { MarkChange } from "./mark-changes.ts";
import { addToDays } from "./support-days.ts";
import { pagesToTurn, talkAfter, toldIfWithheld } from "./talks.ts";
import { laterOf, throughOf } from "./through.ts";

/** Adds what waits to the city's tallies: each change once, since it goes in the same transaction (P10). Run twice, it ends alike. */
export async function tallyMarks(cityId: CityId): Promise<void> {
  for (;;) {
    const waiting = await refs.markChanges(cityId).orderBy("updatedAt").limit(TALLIED_AT_ONCE).get();
    const isAdded = waiting.empty || (await addedUp(cityId, waiting));
    if (isAdded && waiting.size < TALLIED_AT_ONCE) return;
  }
}

/** @returns false where another run added some of them meanwhile: what is left is looked for anew */
async function addedUp(cityId: CityId, waiting: QuerySnapshot): Promise<boolean> {
  try {
    await db().runTransaction((transaction) => addUp(transaction, cityId, waiting));
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

async function addUp(transaction: Transaction, cityId: CityId, waiting: QuerySnapshot): Promise<void> {
  const changes = waiting.docs;
  const all = changes.map((change) => change.data() as MarkChange);
  const subjects = [...new Map(all.map(({ subject }) => [subjectKeyOf(subject), subject])).values()];
  const tallies = await readAll(
    subjects.map(({ id }) => refs.tally(cityId, id)),
    transaction,
  );
  const firstCounts = await countsBefore(transaction, cityId, subjects, tallies);
  const through = throughOf(waiting);
  const added = tallies.map((tally) => talkAfter(tally, changes));
  const talks = await toldIfWithheld(transaction, cityId, added, subjects);
  const turnPages = await pagesToTurn(transaction, cityId, talks);
  tallies.forEach((tally, index) => {
    const subject = subjects[index];
    if (subject === undefined) return;
    const known = (tally.get("counts") ?? firstCounts.get(subject.id)) as Partial<MarkCounts>;
    const before = { ...countsOf({}), ...known };
    const counts = all.flatMap((change) =>
      "count" in change && isSameSubject(change.subject, subject) ? [change.count] : [],
    );
    transaction.set(tally.ref, {
      id: subject.id,
      cityId,
      collection: subject.collection,
      counts: counts.reduce(counted, before),
      talk: talks[index]?.after ?? null,
      through: laterOf(tally.get("through"), through),
      rev: ((tally.get("rev") ?? 0) as number) + 1,
      updatedAt: FieldValue.serverTimestamp(),
      schemaVersion: 1,
    });
  });
  turnPages();
  addToDays(transaction, cityId, changes);
  for (const { ref } of changes) transaction.delete(ref, { exists: true });
}

/** A content's own counters hold what was so before its first tally: its author's mark, and what version 0.1 counted. */
async function countsBefore(
  transaction: Transaction,
  cityId: CityId,
  subjects: readonly ContentSubject[],
  tallies: readonly DocumentSnapshot[],
): Promise<ReadonlyMap<string, MarkCounts>> {
  const untallied = subjects.filter((_, index) => tallies[index]?.exists !== true);
  const contents = await readAll(
    untallied.map((subject) => refs.content(cityId, subject)),
    transaction,
  );
  return new Map(
    contents.map((content) => [content.id, countsOf((content.data() ?? {}) as Partial<Content>)]),
  );
}
