import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { joinedUserCity } from "../../../src/domain/account/joined-user-city.ts";
import type { MemberList, UserCity } from "../../../src/domain/account/user-city.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import { db } from "../firebase.ts";
import { anomalyOf, authorReceiptOf, writeAnomaly } from "../store/anomaly-documents.ts";
import { refs } from "../store/paths.ts";
import { dataOf } from "../store/read-document.ts";
import { readTogether } from "../store/read-together.ts";
import { withFewer } from "./leave-lists.ts";

const LISTS: readonly MemberList[] = ["meToo", "followed"];

/** What the guest kept of each city joins what the account keeps; the city the account belongs to stays its own. */
export async function adoptCities(guestUid: string, accountUid: string): Promise<void> {
  const kept = await refs.user(guestUid).collection("cities").get();
  for (const { id, ref } of kept.docs) {
    await leaveWhereBothAre(ref, refs.userCity(accountUid, id), id);
    await join(ref, refs.userCity(accountUid, id));
  }
  const [guest, account] = await db().getAll(refs.user(guestUid), refs.user(accountUid));
  const cityId: unknown = guest?.get("cityId");
  if (account === undefined || typeof cityId !== "string" || typeof account.get("cityId") === "string")
    return;
  const updatedAt = FieldValue.serverTimestamp();
  const createdAt = account.exists ? {} : { createdAt: updatedAt };
  await account.ref.set({ ...createdAt, cityId, rev: FieldValue.increment(1), updatedAt }, { merge: true });
}

/** Two accounts that become one count once: the guest's mark goes where the account has the same (P10). */
async function leaveWhereBothAre(guests: DocumentReference, accounts: DocumentReference, cityId: string) {
  const [guest, account] = (await db().getAll(guests, accounts)).map(
    (document) => dataOf(document) as UserCity | undefined,
  );
  const ids = new Set(LISTS.flatMap((list) => both(guest, account, list)));
  for (const id of ids) await leaveOne(guests, accounts, { cityId, id });
}

function both(guest: UserCity | undefined, account: UserCity | undefined, list: MemberList) {
  return guest?.[list].filter((id) => account?.[list].includes(id) === true) ?? [];
}

async function leaveOne(
  guests: DocumentReference,
  accounts: DocumentReference,
  { cityId, id }: { readonly cityId: string; readonly id: Identifier },
): Promise<void> {
  const now = Date.now();
  await db().runTransaction(async (transaction) => {
    const { guest, account, ...documents } = await readTogether(transaction, {
      guest: guests,
      account: accounts,
      published: refs.anomaly(cityId, id),
      whole: refs.moderation(cityId, id),
    });
    const has = (document: typeof guest, list: MemberList) =>
      (dataOf(document) as UserCity | undefined)?.[list].includes(id) === true;
    const lists = LISTS.filter((list) => has(guest, list) && has(account, list));
    const anomaly = anomalyOf(documents);
    if (lists.length === 0 || anomaly === undefined) return;
    const receipt = await authorReceiptOf(transaction, anomaly);
    writeAnomaly(transaction, withFewer(anomaly, lists, now), documents, receipt);
    for (const list of lists) transaction.update(guest.ref, { [list]: FieldValue.arrayRemove(id) });
  });
}

async function join(guests: DocumentReference, accounts: DocumentReference): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const { guest, account } = await readTogether(transaction, { guest: guests, account: accounts });
    const theirs = dataOf(guest) as UserCity | undefined;
    if (theirs === undefined) return;
    const mine = dataOf(account) as UserCity | undefined;
    const joined = mine === undefined ? theirs : joinedUserCity(mine, theirs, Date.now());
    transaction.set(account.ref, { ...joined, updatedAt: FieldValue.serverTimestamp() });
    transaction.delete(guest.ref);
  });
}
