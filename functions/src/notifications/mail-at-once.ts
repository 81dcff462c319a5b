import type { WriteBatch } from "firebase-admin/firestore";
import { isMailedAtOnce } from "../../../src/domain/notification/mailed-at-once.ts";
import type { CityEvent } from "../../../src/domain/notification/notification.ts";
import { auth } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { inParts } from "../store/in-parts.ts";
import { mailDocument } from "./mail-document.ts";
import { noticeMessage } from "./notice-words.ts";
import type { Person } from "../store/person-in.ts";

/** As many as the identity provider tells at once. */
const PAGE_ACCOUNTS = 100;

/** With the notifications of a page, for who wants it by e-mail. Written twice, it is the same document and stays sent. */
export async function mailAtOnce(
  batch: WriteBatch,
  event: CityEvent,
  people: readonly Person[],
): Promise<void> {
  if (!isMailedAtOnce(event)) return;
  const addresses = await addressesOf(people.map(({ uid }) => uid));
  for (const { uid, membership } of people) {
    const email = addresses.get(uid);
    if (email === undefined) continue;
    const mail = mailDocument({ uid, email }, noticeMessage(membership.cityName, event), event.at);
    batch.set(refs.mail(`${event.id}-${uid}`), mail, { merge: true });
  }
}

/** Those that their owner confirmed; whoever has none is told in other ways. */
async function addressesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const some of inParts(uids, PAGE_ACCOUNTS)) {
    const { users } = await auth().getUsers(some.map((uid) => ({ uid })));
    for (const { uid, email, emailVerified, disabled } of users)
      if (email !== undefined && emailVerified && !disabled) found.set(uid, email);
  }
  return found;
}
