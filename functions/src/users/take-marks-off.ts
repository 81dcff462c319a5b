import { FieldValue, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { withCounted, withMark, type Mark } from "../../../src/domain/account/marks.ts";
import { wholeMembership, type Membership } from "../../../src/domain/account/membership.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { subjectKeyOf, type ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { db } from "../firebase.ts";
import { authorReceiptOf, contentOf, contentRefs, writeContent } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { dataOf } from "../store/read-document.ts";
import { readTogether } from "../store/read-together.ts";

export function membershipIn(document: DocumentSnapshot): Membership | undefined {
  const data = dataOf(document) as Partial<Membership> | undefined;
  return data === undefined ? undefined : wholeMembership({ cityId: document.id, ...data });
}

/** Takes all of this person's marks off, each with its counter in one transaction, so that counters stay true (P10). */
export async function takeMarksOff(uid: string): Promise<void> {
  const cities = await refs.user(uid).collection("cities").get();
  for (const document of cities.docs) {
    const { ref, id: cityId } = document;
    for (const subject of subjectsOf(membershipIn(document)?.marks ?? []))
      await takeMarksOffOne(ref, { cityId, subject }, (marks) => marks);
  }
}

export function subjectsOf(marks: readonly Mark[]): Iterable<ContentSubject> {
  return new Map(marks.map(({ subject }) => [subjectKeyOf(subject), subject])).values();
}

/** Takes a person's marks off one content. @param chosen which of them, read anew in the transaction */
export async function takeMarksOffOne(
  mine: DocumentReference,
  { cityId, subject }: { readonly cityId: CityId; readonly subject: ContentSubject },
  chosen: (marks: readonly Mark[], others: Membership | undefined) => readonly Mark[],
  theirs?: DocumentReference,
): Promise<void> {
  const now = systemClock.now();
  await db().runTransaction(async (transaction) => {
    const { document, others, ...found } = await readTogether(transaction, {
      document: mine,
      others: theirs ?? mine,
      ...contentRefs(cityId, subject),
    });
    const membership = membershipIn(document);
    if (membership === undefined) return;
    const here = membership.marks.filter((mark) => subjectKeyOf(mark.subject) === subjectKeyOf(subject));
    const leaving = chosen(here, membershipIn(others));
    if (leaving.length === 0) return;
    const documents = { subject, ...found };
    const content = contentOf(documents);
    const receipt = await authorReceiptOf(transaction, content);
    const marks = leaving.reduce((left, mark) => withMark(left, { ...mark, on: false }), membership.marks);
    const updatedAt = FieldValue.serverTimestamp();
    transaction.set(mine, { ...membership, marks, rev: membership.rev + 1, updatedAt });
    if (content !== undefined)
      writeContent(transaction, withFewer(content, leaving, now), documents, receipt);
  });
}

function withFewer(content: Content, marks: readonly Mark[], now: number): Content {
  const kinds = marks.map(({ kind }) => kind);
  return { ...withCounted(content, kinds, -1), rev: content.rev + 1, updatedAt: now };
}
