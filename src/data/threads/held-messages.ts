import type { RxCollection } from "rxdb";
import type { Message } from "../../domain/thread/message.ts";
import type { Replica } from "../replica/open-replica.ts";
import type { Row } from "../replica/row.ts";

/** Every message of any thread that is on this device and may be seen: each page is a list of its own, and none is of the city. */
export async function heldMessages(replica: Replica): Promise<readonly Message[]> {
  const rows = replica.messages as unknown as RxCollection<Row<Message>>;
  const held = await rows.find({ selector: { listed: true } }).exec();
  return held.flatMap((row) => row.toJSON().doc ?? []);
}

export function onMessagesChanged(replica: Replica, notify: () => void): () => void {
  const subscription = replica.messages.eventBulks$.subscribe(notify);
  return () => subscription.unsubscribe();
}
