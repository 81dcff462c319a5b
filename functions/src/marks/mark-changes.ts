import { FieldValue } from "firebase-admin/firestore";
import type { MarkCount } from "../../../src/domain/account/marks.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { pageNumberOf } from "../../../src/domain/thread/thread.ts";
import { refs } from "../store/paths.ts";
import type { Unlocked } from "../store/without-locks.ts";

/** What waits to be added to a tally: a mark, or a message under the content. It says of nobody who it was. */
export type MarkChange = { readonly subject: ContentSubject } & (
  | { readonly count: MarkCount }
  | { readonly message: { readonly isOfficial: boolean; readonly page?: number } }
);

/** A document of its own for each: no mark waits for another one, nor for the content. */
export function noteMark(
  transaction: Unlocked,
  cityId: CityId,
  { collection, id }: ContentSubject,
  count: MarkCount,
): void {
  const change = { subject: { collection, id }, count, updatedAt: FieldValue.serverTimestamp() };
  transaction.create(refs.markChanges(cityId).doc(), change);
}

export function noteMessage(
  transaction: Unlocked,
  cityId: CityId,
  { subject: { collection, id }, isOfficial, page }: Pick<Message, "subject" | "isOfficial" | "page">,
): void {
  const change = {
    subject: { collection, id },
    message: { isOfficial, page: pageNumberOf(page) },
    updatedAt: FieldValue.serverTimestamp(),
  };
  transaction.create(refs.markChanges(cityId).doc(), change);
}
