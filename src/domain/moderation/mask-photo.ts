import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Content, ContentPhoto } from "../content/content.ts";
import { SENT_PHOTO_SCHEMA, type SentPhoto } from "../content/written-fields.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";

export interface MaskPhotoPayload extends AboutContent {
  readonly photoId: Identifier;
  /** What takes its place; its bytes follow. */
  readonly masked: SentPhoto;
}

/** A moderator hides a part of a photo: another photo stands in its place, and nobody can fetch the first from then on (MOD-16). */
export const maskPhoto = {
  schema: object<MaskPhotoPayload>({
    ...SUBJECT_FIELD,
    photoId: IDENTIFIER_SCHEMA,
    masked: SENT_PHOTO_SCHEMA,
  }),
  perDay: null,
  isUndoable: true,
  logs: "photo_masked",
  subjectOf: subjectOfPayload<MaskPhotoPayload>,
  photoIdsOf: ({ masked }: MaskPhotoPayload) => [masked.id],
  decide,
  reissue: (payload: MaskPhotoPayload, identifiers: NewIdentifiers): MaskPhotoPayload => ({
    ...reissuedSubject(payload, identifiers),
    masked: { ...payload.masked, id: identifiers.photos.get(payload.masked.id) ?? payload.masked.id },
  }),
} as const satisfies CommandDefinition<MaskPhotoPayload>;

function decide(
  { payload: { subject, photoId, masked } }: CommandEnvelope<MaskPhotoPayload>,
  { content, now }: CommandContext,
): Result<ContentDecision<Content>, Refusal> {
  if (content?.id !== subject.id) return err({ code: "unknown_subject" });
  if (has(content, masked.id)) return ok({ content });
  // Taken off or masked by another moderator meanwhile.
  if (!has(content, photoId)) return err({ code: "not_possible" });
  const photos = content.photos.map((photo) => (photo.id === photoId ? inPlaceOf(photo, masked) : photo));
  return ok({ content: { ...content, photos, rev: content.rev + 1, updatedAt: now } });
}

function has({ photos }: Content, id: Identifier): boolean {
  return photos.some((photo) => photo.id === id);
}

function inPlaceOf(photo: ContentPhoto, { id, alt }: SentPhoto): ContentPhoto {
  return { ...photo, id, alt, state: "waiting", thumb: "", maskOf: photo.id };
}
