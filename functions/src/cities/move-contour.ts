import { FieldValue } from "firebase-admin/firestore";
import { contourApart } from "../../../src/domain/city/contour.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";

/** A city that version 0.1 made holds its contour itself: every command there reads it. */
export async function moveContour(cityId: CityId): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const city = await transaction.get(refs.city(cityId));
    const contour: unknown = city.get("contour");
    const kept = typeof contour === "string" ? contourApart(cityId, contour) : undefined;
    if (kept === undefined) return;
    const updatedAt = FieldValue.serverTimestamp();
    transaction.set(refs.contour(cityId), { ...kept.apart, updatedAt });
    transaction.update(city.ref, { ...kept.city, rev: FieldValue.increment(1), updatedAt });
  });
}
