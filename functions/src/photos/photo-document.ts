import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import { isSameSubject, type ContentSubject, type Subject } from "../../../src/domain/command/subject.ts";

/** cities/{cityId}/photos/{id}. A command announces its photos; the bytes come after. */
export interface PhotoDocument {
  readonly subject: ContentSubject;
  /** Empty once its sender deleted their account, or it is gone. */
  readonly uid: string;
  /** "gone": taken off what it belonged to, for good; its bytes are nowhere. */
  readonly state: "waiting" | "stored" | "gone";
  readonly full?: Buffer;
  readonly preview?: Buffer;
}

/** A document as any version stored it: 0.1 named the anomaly. */
type StoredPhoto = PhotoDocument | (Omit<PhotoDocument, "subject"> & { readonly anomalyId: Identifier });

export function photoOf(snapshot: DocumentSnapshot): PhotoDocument | undefined {
  const stored = snapshot.data() as StoredPhoto | undefined;
  if (stored === undefined || "subject" in stored) return stored;
  const { anomalyId, ...photo } = stored;
  return { ...photo, subject: { collection: "anomalies", id: anomalyId } };
}

/** May this subject announce this photo? Somebody else's, or another subject's, is taken. */
export function isTaken(
  snapshot: DocumentSnapshot,
  { uid, subject }: { readonly uid: string; readonly subject: Subject },
): boolean {
  const photo = photoOf(snapshot);
  return photo !== undefined && (photo.uid !== uid || !isSameSubject(photo.subject, subject));
}
