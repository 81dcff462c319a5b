import { FieldValue } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { db } from "../firebase.ts";
import { authorReceiptOf, contentOf, contentRefs, writeContent } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import type { EncodedPhoto } from "./encode-photo.ts";
import { photoOf, type PhotoDocument } from "./photo-document.ts";
import type { PhotoPath } from "./photo-path.ts";
import { takePhotoAway } from "./take-photo-away.ts";

/**
 * One transaction: the bytes, and the content that shows them. Of two uploads at once, the second changes nothing; what the content
 * does not list any more is not stored.
 */
export async function storePhoto(
  { cityId, photoId }: PhotoPath,
  { subject }: PhotoDocument,
  { full, preview, thumb }: EncodedPhoto,
): Promise<void> {
  const now = systemClock.now();
  await db().runTransaction(async (transaction) => {
    const { photo, ...found } = await readTogether(transaction, {
      photo: refs.photo(cityId, photoId),
      ...contentRefs(cityId, subject),
    });
    if (photoOf(photo)?.state !== "waiting") return;
    const documents = { subject, ...found };
    const content = contentOf(documents);
    if (content?.photos.some(({ id }) => id === photoId) !== true) {
      takePhotoAway(transaction, { cityId, photoId, subject });
      return;
    }
    const receipt = await authorReceiptOf(transaction, content);
    transaction.update(photo.ref, {
      state: "stored",
      full,
      preview,
      storedAt: FieldValue.serverTimestamp(),
    });
    writeContent(transaction, withPhoto(content, photoId, { thumb, now }), documents, receipt);
  });
}

function withPhoto(
  content: Content,
  photoId: Identifier,
  { thumb, now }: { thumb: string; now: number },
): Content {
  return {
    ...content,
    photos: content.photos.map((photo) =>
      photo.id === photoId ? { ...photo, state: "stored", thumb } : photo,
    ),
    rev: content.rev + 1,
    updatedAt: now,
  };
}
