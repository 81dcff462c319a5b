import type { Transaction } from "firebase-admin/firestore";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { refs } from "../store/paths.ts";
import type { PhotoDocument } from "./photo-document.ts";

interface PhotoOfContent {
  readonly cityId: CityId;
  readonly photoId: Identifier;
  readonly subject: ContentSubject;
}

/** Its bytes and whoever sent it leave. That it was there stays: a device that still holds it is told to stop sending. */
export function takePhotoAway(transaction: Transaction, { cityId, photoId, subject }: PhotoOfContent): void {
  const gone: PhotoDocument = { subject, uid: "", state: "gone" };
  transaction.set(refs.photo(cityId, photoId), gone);
}

/** What is hidden keeps its photos, for it may be shown again: only what left the content itself is gone. */
export function takePhotosAway(
  transaction: Transaction,
  subject: ContentSubject,
  { before, after }: { readonly before: Content; readonly after: Content },
): void {
  const kept = new Set(after.photos.map(({ id }) => id));
  for (const { id } of before.photos)
    if (!kept.has(id)) takePhotoAway(transaction, { cityId: after.cityId, photoId: id, subject });
}
