import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { eventsOf, type ContentStep } from "../../../src/domain/notification/events-of.ts";
import { refs } from "../store/paths.ts";

/** In the transaction that changes the content: what is to be told cannot be lost, nor told of what did not happen. */
export function noteEvents(transaction: Transaction, step: ContentStep): void {
  for (const event of eventsOf(step)) {
    const updatedAt = FieldValue.serverTimestamp();
    transaction.set(refs.events(event.cityId).doc(event.id), { ...event, after: "", updatedAt });
  }
}
