import { FieldValue } from "firebase-admin/firestore";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

/** What the guest did counts for the account: nobody begins anew by signing in. */
export async function adoptQuota(guestUid: string, accountUid: string): Promise<void> {
  const days = await refs.user(guestUid).collection("quota").get();
  for (const { id, ref } of days.docs) {
    await db().runTransaction(async (transaction) => {
      const counts = (await transaction.get(ref)).data();
      if (counts === undefined) return;
      transaction.set(refs.quota(accountUid, id), added(counts), { merge: true });
      transaction.delete(ref);
    });
  }
}

/** As it is merged into what the account counts for that day; when it ends stays as it is. */
export function added(counts: object): object {
  return Object.fromEntries(
    Object.entries(counts).map(([name, value]: [string, unknown]) => [name, addedValue(value)]),
  );
}

function addedValue(value: unknown): unknown {
  if (typeof value === "number") return FieldValue.increment(value);
  if (Array.isArray(value)) return FieldValue.arrayUnion(...(value as unknown[]));
  const isCounts =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isCounts ? added(value) : value;
}
