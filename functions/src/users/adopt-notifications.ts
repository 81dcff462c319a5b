import { FieldValue } from "firebase-admin/firestore";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

/** A notice there and one that leaves are two writes: a batch takes 500. */
const MOVED_AT_ONCE = 200;

/** What the guest was told is read on under the account. Told of one event both, the account keeps its own. */
export async function adoptNotifications(guestUid: string, accountUid: string): Promise<void> {
  for (;;) {
    const { docs } = await refs.notifications(guestUid).limit(MOVED_AT_ONCE).get();
    if (docs.length === 0) return;
    const known = await db().getAll(...docs.map(({ id }) => refs.notification(accountUid, id)));
    const batch = db().batch();
    docs.forEach((notice, index) => {
      const there = known[index];
      if (there?.exists === false)
        batch.set(there.ref, { ...notice.data(), updatedAt: FieldValue.serverTimestamp() });
      batch.delete(notice.ref);
    });
    await batch.commit();
  }
}
