import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { list, object, text } from "../basics/schema.ts";
import type { NewIdentifiers } from "../command/command-definition.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { ALT_CHARS_MAX, PHOTOS_PER_REPORT_MAX } from "../limits/limits.ts";

/** A photo as a command announces it: its bytes follow. */
export interface SentPhoto {
  readonly id: Identifier;
  readonly alt: string;
}

export const SENT_PHOTO_SCHEMA = object<SentPhoto>({
  id: IDENTIFIER_SCHEMA,
  alt: text({ max: ALT_CHARS_MAX }),
});

export const SENT_PHOTOS_SCHEMA = list(SENT_PHOTO_SCHEMA, { max: PHOTOS_PER_REPORT_MAX });

/** The photos of a command that is asked again. */
export function reissuedPhotos(
  photos: readonly SentPhoto[],
  { photos: newIds }: NewIdentifiers,
): readonly SentPhoto[] {
  return photos.map((photo) => ({ ...photo, id: newIds.get(photo.id) ?? photo.id }));
}

/** No photo stands twice in one form. */
export function sentPhotoProblems(photos: readonly SentPhoto[] = []): readonly FieldProblem[] {
  return photos.flatMap(({ id }, index) =>
    photos.findIndex((photo) => photo.id === id) === index
      ? []
      : [{ field: `photos.${index}.id`, code: "pattern" }],
  );
}

const EMAIL = /^\S+@\S+\.\S+$/u;

export function titleProblems(title: string | undefined): readonly FieldProblem[] {
  return title !== undefined && EMAIL.test(title) ? [{ field: "title", code: "is_email" }] : [];
}
