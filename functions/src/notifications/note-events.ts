import { FieldValue, type Transaction } from "firebase-admin/firestore";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { noticeDueAt } from "../../../src/domain/activity/notice-due.ts";
import { eventsOf, type ContentStep } from "../../../src/domain/notification/events-of.ts";
import { placeFreedOf } from "../../../src/domain/notification/place-freed.ts";
import type { CityEvent } from "../../../src/domain/notification/notification.ts";
import { changesSettleMs } from "../config.ts";
import { refs } from "../store/paths.ts";
import type { Unlocked } from "../store/without-locks.ts";

/** In the transaction that changes the content: what is to be told cannot be lost, nor told of what did not happen. */
export function noteEvents(transaction: Transaction, step: ContentStep): void {
  for (const event of eventsOf(step)) {
    if (event.kind === "activity") noteChange(transaction, event, step);
    else noteEvent(transaction, event);
  }
  notePlaceFreed(transaction, step);
}

/** Told at once, whatever else of the activity waits to be told: others would take the place meanwhile. */
export function notePlaceFreed(transaction: Unlocked, step: Omit<ContentStep, "id">): void {
  const event = placeFreedOf(step);
  if (event !== undefined) noteEvent(transaction, event);
}

export function noteEvent(transaction: Unlocked, event: CityEvent): void {
  const updatedAt = FieldValue.serverTimestamp();
  transaction.set(refs.events(event.cityId).doc(event.id), { ...event, after: "", updatedAt });
}

/** The last change of an activity takes the place of those that nobody was told yet. */
function noteChange(transaction: Transaction, event: CityEvent, { before, after, now }: ContentStep): void {
  const changed = [before, after].map((content) => content as Activity);
  const dueAt = noticeDueAt(changed, { now, settleMs: changesSettleMs() });
  transaction.set(refs.changes(event.cityId).doc(event.subject.id), { ...event, dueAt });
}
