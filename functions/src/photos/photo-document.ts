import type { DocumentSnapshot } from "firebase-admin/firestore";
import { isSameSubject, type ContentSubject, type Subject } from "../../../src/domain/command/subject.ts";

/** cities/{cityId}/photos/{id}. A command announces its photos; the bytes come after. */
export interface PhotoDocument {
  readonly subject: ContentSubject;
  readonly uid: string;
  readonly state: "waiting" | "stored";
  readonly full?: Buffer;
  readonly preview?: Buffer;
}

export function photoOf(snapshot: DocumentSnapshot): PhotoDocument | undefined {
  return snapshot.data() as PhotoDocument | undefined;
}

/** May this subject announce this photo? Somebody else's, or another subject's, is taken. */
export function isTaken(
  snapshot: DocumentSnapshot,
  { uid, subject }: { readonly uid: string; readonly subject: Subject },
): boolean {
  const photo = photoOf(snapshot);
  return photo !== undefined && (photo.uid !== uid || !isSameSubject(photo.subject, subject));
}
