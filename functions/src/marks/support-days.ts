import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { recordOf } from "../../../src/domain/basics/record.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { dayKeyOf, type DaySums } from "../../../src/domain/statistics/day-sums.ts";
import { refs } from "../store/paths.ts";
import type { MarkChange } from "./mark-changes.ts";

/** In the transaction that adds them to the tallies: each support is in its day once (P10). */
export function addToDays(
  transaction: Transaction,
  cityId: CityId,
  changes: readonly DocumentSnapshot[],
): void {
  const days = new Map<string, number>();
  for (const change of changes) {
    const noted = change.data() as MarkChange;
    const updatedAt: unknown = change.get("updatedAt");
    if (!("count" in noted) || noted.count.kind !== "support" || !(updatedAt instanceof Timestamp)) continue;
    const day = dayKeyOf(updatedAt.toMillis());
    days.set(day, (days.get(day) ?? 0) + noted.count.by);
  }
  if (days.size === 0) return;
  const sums = Object.fromEntries([...days].map(([day, by]) => [day, FieldValue.increment(by)]));
  transaction.set(refs.supportDays(cityId), { days: sums }, { merge: true });
}

export async function supportDays(cityId: CityId): Promise<DaySums> {
  const found = await refs.supportDays(cityId).get();
  return recordOf(found.get("days")) as DaySums;
}

export async function forgetDays(cityId: CityId, days: readonly string[]): Promise<void> {
  const [first, ...others] = days.map((day) => new FieldPath("days", day));
  if (first === undefined) return;
  const gone = FieldValue.delete();
  await refs.supportDays(cityId).update(first, gone, ...others.flatMap((day) => [day, gone]));
}
