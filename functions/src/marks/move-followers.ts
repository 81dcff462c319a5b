import { FieldPath, type DocumentReference } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { hasMark } from "../../../src/domain/account/marks.ts";
import { withIntent } from "../../../src/domain/account/membership.ts";
import { anomalySubject } from "../../../src/domain/anomaly/anomaly-subject.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { TOLD_AT_ONCE } from "../config.ts";
import { db } from "../firebase.ts";
import { membershipDocument } from "../store/membership-document.ts";
import { membershipIn } from "../store/membership-in.ts";
import { refs } from "../store/paths.ts";
import { eachPageOf } from "../store/read-pages.ts";
import { noteMark } from "./mark-changes.ts";
import { tallySoon } from "./tally-soon.ts";

/** Whoever follows a duplicate follows what it repeats. Run again, it moves nobody twice. */
export async function moveFollowers(cityId: CityId, duplicateId: Identifier): Promise<void> {
  const duplicate = await refs.content(cityId, anomalySubject(duplicateId)).get();
  const original: unknown = duplicate.get("duplicateOf");
  if (typeof original !== "string") return;
  const followers = db()
    .collectionGroup("cities")
    .where("follows", "array-contains", duplicateId)
    .orderBy(FieldPath.documentId())
    .limit(TOLD_AT_ONCE);
  for await (const docs of eachPageOf(followers))
    for (const { ref } of docs) await follow(ref, cityId, original);
  await tallySoon(cityId);
}

/** What the person decided about the original before stays so. */
function follow(ref: DocumentReference, cityId: CityId, original: Identifier): Promise<void> {
  const mark = { kind: "follow", subject: anomalySubject(original) } as const;
  return db().runTransaction(async (transaction) => {
    const membership = membershipIn(await transaction.get(ref));
    if (membership === undefined || hasMark(membership.marks, mark) || hasMark(membership.undone, mark))
      return;
    const now = systemClock.now();
    transaction.set(ref, membershipDocument(withIntent(membership, { ...mark, on: true, at: now }, now)));
    noteMark(transaction, cityId, mark.subject, { kind: "follow", by: 1 });
  });
}
