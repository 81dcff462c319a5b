import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { withMember, type MemberList, type UserCity } from "../../../src/domain/account/user-city.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { db } from "../firebase.ts";
import { anomalyOf, authorReceiptOf, writeAnomaly } from "../store/anomaly-documents.ts";
import { refs } from "../store/paths.ts";
import { dataOf } from "../store/read-document.ts";
import { readTogether } from "../store/read-together.ts";

const LISTS: readonly MemberList[] = ["meToo", "followed"];

/** Takes this person's marks off every report, each with its counter in one transaction, so that counters stay true (P10). */
export async function leaveLists(uid: string): Promise<void> {
  const cities = await refs.user(uid).collection("cities").get();
  for (const { ref, id: cityId } of cities.docs) {
    const userCity = dataOf(await ref.get()) as UserCity | undefined;
    const marked = new Set(LISTS.flatMap((list) => userCity?.[list] ?? []));
    for (const id of marked) await leave(ref, cityId, id);
  }
}

async function leave(mine: DocumentReference, cityId: string, id: Identifier): Promise<void> {
  const now = Date.now();
  await db().runTransaction(async (transaction) => {
    const { kept, ...documents } = await readTogether(transaction, {
      kept: mine,
      published: refs.anomaly(cityId, id),
      whole: refs.moderation(cityId, id),
    });
    const userCity = dataOf(kept) as UserCity | undefined;
    if (userCity === undefined) return;
    const lists = LISTS.filter((list) => userCity[list].includes(id));
    const anomaly = anomalyOf(documents);
    const receipt = anomaly === undefined ? undefined : await authorReceiptOf(transaction, anomaly);
    const left = lists.reduce((rest, list) => withMember(rest, list, { id, on: false, now }), userCity);
    transaction.set(mine, { ...left, updatedAt: FieldValue.serverTimestamp() });
    if (anomaly !== undefined && lists.length > 0)
      writeAnomaly(transaction, withFewer(anomaly, lists, now), documents, receipt);
  });
}

/** The counters of these lists, one lower. */
export function withFewer(anomaly: Anomaly, lists: readonly MemberList[], now: number): Anomaly {
  const fewer = (list: MemberList, count: number) => Math.max(0, count - (lists.includes(list) ? 1 : 0));
  return {
    ...anomaly,
    meTooCount: fewer("meToo", anomaly.meTooCount),
    followersCount: fewer("followed", anomaly.followersCount),
    rev: anomaly.rev + 1,
    updatedAt: now,
  };
}
