import type { DocumentReference, Timestamp } from "firebase-admin/firestore";
import type { PushItem } from "./push-words.ts";

/** pushes/{id} */
export interface StoredPush {
  readonly uid: string;
  readonly dueAt: Timestamp;
  readonly items: readonly PushItem[];
  /** One run rings it until then at the latest. */
  readonly ringingUntil?: Timestamp;
  /** The one device whose service could not take it. */
  readonly deviceId?: string;
  /** How often it could not, in a row. */
  readonly failures?: number;
}

export interface WaitingPush extends Omit<StoredPush, "ringingUntil"> {
  readonly ref: DocumentReference;
}
