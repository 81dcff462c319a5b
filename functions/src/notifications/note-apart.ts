import { FieldValue } from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { CityEvent } from "../../../src/domain/notification/notification.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { inParts } from "../store/in-parts.ts";
import { tellSoon } from "./tell-soon.ts";

const NOTED_AT_ONCE = 400;

/**
 * What no command brought about, but the time. Noted again before everybody was told, an event is the same document; noted again after
 * that, nobody has a second notification, but devices ring again: whoever notes says how it is once.
 */
export async function noteApart(events: readonly CityEvent[]): Promise<void> {
  for (const some of inParts(events, NOTED_AT_ONCE)) {
    const batch = db().batch();
    for (const event of some) {
      const updatedAt = FieldValue.serverTimestamp();
      batch.set(refs.events(event.cityId).doc(event.id), { ...event, after: "", updatedAt });
    }
    await batch.commit();
  }
  for (const cityId of new Set<CityId>(events.map((event) => event.cityId))) await tellSoon(cityId);
}
