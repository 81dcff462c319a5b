import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";

/** cities/{cityId}/photos/{id}. A report announces its photos; the bytes come after. */
export interface PhotoDocument {
  readonly anomalyId: Identifier;
  readonly uid: string;
  readonly state: "waiting" | "stored";
  /** JPEG bytes, once stored. */
  readonly full?: Buffer;
  readonly preview?: Buffer;
}

export function photoOf(snapshot: DocumentSnapshot): PhotoDocument | undefined {
  return snapshot.data() as PhotoDocument | undefined;
}

/** May this report announce this photo? Somebody else's, or another report's, is taken. */
export function isTaken(
  snapshot: DocumentSnapshot,
  { uid, anomalyId }: Omit<PhotoDocument, "state">,
): boolean {
  const photo = photoOf(snapshot);
  return photo !== undefined && (photo.uid !== uid || photo.anomalyId !== anomalyId);
}
