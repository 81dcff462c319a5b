import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import { wholeMembership } from "../../../src/domain/account/membership.ts";
import type { Change } from "../../../src/domain/command/command-context.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { refs } from "./paths.ts";
import { dataOf } from "./read-document.ts";
import type { Unlocked } from "./without-locks.ts";

type Verifies = NonNullable<Change["verifies"]>;

/** What the person whom a moderator verifies keeps of the city; undefined where nobody is verified. */
export async function organisersOf(
  transaction: Unlocked,
  cityId: CityId,
  verifies: Verifies | undefined,
): Promise<DocumentSnapshot | undefined> {
  if (verifies === undefined || verifies.uid === "") return undefined;
  return transaction.get(refs.membership(verifies.uid, cityId));
}

/** In what the person keeps of the city: their device knows what the next thing they announce waits for. */
export function writeOrganiser(
  transaction: Transaction,
  kept: DocumentSnapshot,
  { organiser, on }: Verifies,
): void {
  const { organisers } = wholeMembership({ cityId: kept.id, ...dataOf(kept) });
  if (organisers.includes(organiser) === on) return;
  const others = organisers.filter((one) => one !== organiser);
  transaction.set(
    kept.ref,
    {
      organisers: on ? [...others, organiser] : others,
      // Where an earlier version kept the only one.
      organiser: FieldValue.delete(),
      rev: FieldValue.increment(1),
      updatedAt: FieldValue.serverTimestamp(),
    },
    { merge: true },
  );
}
