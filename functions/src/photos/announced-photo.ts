import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { isDisabled } from "../store/profile.ts";
import { photoOf, type PhotoDocument } from "./photo-document.ts";
import type { PhotoPath } from "./photo-path.ts";

export type AnnouncementProblem = "not_announced" | "not_yours" | "account_disabled";

export async function announcedPhoto(
  { cityId, photoId }: PhotoPath,
  uid: string,
): Promise<Result<PhotoDocument, AnnouncementProblem>> {
  const [photoSnapshot, profile] = await db().getAll(refs.photo(cityId, photoId), refs.user(uid));
  if (profile !== undefined && isDisabled(profile)) return err("account_disabled");
  const photo = photoSnapshot === undefined ? undefined : photoOf(photoSnapshot);
  if (photo === undefined) return err("not_announced");
  return photo.uid === uid ? ok(photo) : err("not_yours");
}
