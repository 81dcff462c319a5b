import {
  FieldValue,
  type DocumentSnapshot,
  type Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Change } from "../../../src/domain/command/command-context.ts";
import type { KnownMuting } from "../../../src/domain/moderation/other-muting.ts";
import type { MutedPerson } from "../../../src/domain/moderation/muted-person.ts";
import { db } from "../firebase.ts";
import { refs } from "./paths.ts";
import { readTogether } from "./read-together.ts";
import type { Unlocked } from "./without-locks.ts";

/** In what the person keeps of the city, and in a document of their own for its moderators, who need not know the account. */
export function writeMuting(
  transaction: Transaction,
  cityId: CityId,
  { uid, person }: NonNullable<Change["mutes"]>,
): void {
  const stamp = { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
  const muted = { mutedUntil: person?.until ?? null, mutedFor: person?.code ?? FieldValue.delete() };
  transaction.set(refs.membership(uid, cityId), { ...muted, ...stamp }, { merge: true });
  tellModerators(transaction, cityId, uid, person);
}

/** What moderators decided before about whoever this is. It must be read before the transaction writes. */
export async function mutedBefore(
  transaction: Unlocked,
  cityId: CityId,
  mutes: Change["mutes"],
): Promise<KnownMuting | null> {
  if (mutes === undefined || mutes.uid === "") return null;
  const known = await transaction.get(refs.muted(cityId, mutes.uid));
  const person = personIn(known);
  return person === null ? null : { person, changedAt: (known.get("updatedAt") as Timestamp).toMillis() };
}

/** A guest who signs in takes it along, unless the account’s own lasts longer; its membership says so already. */
export function moveMuting(cityId: CityId, guestUid: string, accountUid: string): Promise<void> {
  return db().runTransaction(async (transaction) => {
    const { guest, account } = await readTogether(transaction, {
      guest: refs.muted(cityId, guestUid),
      account: refs.muted(cityId, accountUid),
    });
    const [theirs, own] = [personIn(guest), personIn(account)];
    if (theirs === null) return;
    tellModerators(transaction, cityId, guestUid, null);
    if (own === null || own.until < theirs.until) tellModerators(transaction, cityId, accountUid, theirs);
  });
}

function personIn(muted: DocumentSnapshot): MutedPerson | null {
  return (muted.get("muted") ?? null) as MutedPerson | null;
}

function tellModerators(
  transaction: Transaction,
  cityId: CityId,
  uid: string,
  muted: MutedPerson | null,
): void {
  const reference = refs.muted(cityId, uid);
  const document = {
    id: reference.id,
    cityId,
    collection: muted?.collection ?? "messages",
    content: null,
    waitingSince: null,
    muted,
    rev: FieldValue.increment(1),
    updatedAt: FieldValue.serverTimestamp(),
    schemaVersion: 1,
  };
  // What was said of an earlier suspension is replaced, not mixed.
  transaction.set(reference, document, { mergeFields: Object.keys(document) });
}
