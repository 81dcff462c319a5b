import { FieldValue } from "firebase-admin/firestore";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { pathsThere } from "../store/read-all.ts";

/** A notice there and one that leaves are two writes: a batch takes 500. */
const MOVED_AT_ONCE = 200;

/** What the guest was told is read on under the account. Told of one event both, the account keeps its own. */
export async function adoptNotifications(guestUid: string, accountUid: string): Promise<void> {
  const left = refs.notifications(guestUid).limit(MOVED_AT_ONCE);
  // From the beginning each time: the guest may be told of something meanwhile.
  for (let { docs } = await left.get(); docs.length > 0; { docs } = await left.get()) {
    const known = await pathsThere(docs.map(({ id }) => refs.notification(accountUid, id)));
    const batch = db().batch();
    for (const notice of docs) {
      const theirs = refs.notification(accountUid, notice.id);
      if (!known.has(theirs.path))
        batch.set(theirs, { ...notice.data(), updatedAt: FieldValue.serverTimestamp() });
      batch.delete(notice.ref);
    }
    await batch.commit();
  }
}
