import type { DocumentReference } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { hasMark, isTallied, type KeptMark } from "../../../src/domain/account/marks.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import { db } from "../firebase.ts";
import { noteMark } from "../marks/mark-changes.ts";
import { seatsLeft } from "../marks/seats.ts";
import { tallySoon } from "../marks/tally-soon.ts";
import { tellSoon } from "../notifications/tell-soon.ts";
import { membershipDocument } from "../store/membership-document.ts";
import { membershipIn } from "../store/membership-in.ts";
import { refs } from "../store/paths.ts";
import { personIn } from "../store/person-in.ts";
import { readTogether } from "../store/read-together.ts";

/** Each is one write, two where its number is limited, and the membership one: far below what a transaction takes. */
const MARKS_AT_ONCE = 200;

/** Takes all of this person's marks off, each with its counter in one transaction, so that counters stay true (P10). */
export async function takeMarksOff(uid: string): Promise<void> {
  const cities = await refs.user(uid).collection("cities").get();
  for (const { ref } of cities.docs) await takeOff(ref, (marks) => marks);
}

/** @param chosen which of them, read anew in each transaction */
export async function takeOff(
  mine: DocumentReference,
  chosen: (marks: readonly KeptMark[], others: Membership | undefined) => readonly KeptMark[],
  theirs: DocumentReference = mine,
): Promise<void> {
  for (;;) {
    const left = await db().runTransaction(async (transaction) => {
      const { document, others } = await readTogether(transaction, { document: mine, others: theirs });
      const membership = membershipIn(document);
      if (membership === undefined) return 0;
      const leaving = chosen(membership.marks, membershipIn(others));
      if (leaving.length === 0) return 0;
      const now = leaving.slice(0, MARKS_AT_ONCE);
      const left = { actorId: personIn(document).uid, now: systemClock.now() };
      const leaveSeats = await seatsLeft(transaction, membership.cityId, now, left);
      leaveSeats();
      for (const { kind, subject } of now)
        if (isTallied(kind)) noteMark(transaction, membership.cityId, subject, { kind, by: -1 });
      const marks = membership.marks.filter((mark) => !hasMark(now, mark));
      transaction.set(mine, membershipDocument({ ...membership, marks, rev: membership.rev + 1 }));
      return leaving.length - now.length;
    });
    await tallySoon(mine.id);
    await tellSoon(mine.id);
    if (left === 0) return;
  }
}
