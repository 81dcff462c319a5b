import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Change } from "../../../src/domain/command/command-context.ts";
import { refs } from "./paths.ts";

/** In what the person keeps of the city: their device knows what the next thing they announce waits for. */
export function writeOrganiser(
  transaction: Transaction,
  cityId: CityId,
  { uid, organiser }: NonNullable<Change["verifies"]>,
): void {
  const stamp = { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
  transaction.set(
    refs.membership(uid, cityId),
    { organiser, ...stamp },
    { mergeFields: ["organiser", "rev", "updatedAt"] },
  );
}
