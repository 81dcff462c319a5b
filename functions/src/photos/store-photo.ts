import { FieldValue } from "firebase-admin/firestore";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import { db } from "../firebase.ts";
import { anomalyOf, authorReceiptOf, writeAnomaly } from "../store/anomaly-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import type { EncodedPhoto } from "./encode-photo.ts";
import { photoOf, type PhotoDocument } from "./photo-document.ts";
import type { PhotoPath } from "./photo-path.ts";

/** One transaction: the bytes, and the anomaly that shows them. Of two uploads at once, the second changes nothing. */
export async function storePhoto(
  { cityId, photoId }: PhotoPath,
  { anomalyId }: PhotoDocument,
  { full, preview, thumb }: EncodedPhoto,
): Promise<void> {
  const now = Date.now();
  await db().runTransaction(async (transaction) => {
    const { photo, ...documents } = await readTogether(transaction, {
      photo: refs.photo(cityId, photoId),
      published: refs.anomaly(cityId, anomalyId),
      whole: refs.moderation(cityId, anomalyId),
    });
    if (photoOf(photo)?.state === "stored") return;
    const anomaly = anomalyOf(documents);
    const receipt = anomaly === undefined ? undefined : await authorReceiptOf(transaction, anomaly);
    transaction.update(photo.ref, {
      state: "stored",
      full,
      preview,
      storedAt: FieldValue.serverTimestamp(),
    });
    if (anomaly === undefined) return;
    writeAnomaly(transaction, withPhoto(anomaly, photoId, { thumb, now }), documents, receipt);
  });
}

function withPhoto(
  anomaly: Anomaly,
  photoId: Identifier,
  { thumb, now }: { thumb: string; now: number },
): Anomaly {
  return {
    ...anomaly,
    photos: anomaly.photos.map((photo) =>
      photo.id === photoId ? { ...photo, state: "stored", thumb } : photo,
    ),
    rev: anomaly.rev + 1,
    updatedAt: now,
  };
}
