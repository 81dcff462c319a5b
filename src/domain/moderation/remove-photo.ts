import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object } from "../basics/schema.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Content } from "../content/content.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";

export interface RemovePhotoPayload extends AboutContent {
  readonly photoId: Identifier;
}

/** A moderator takes one photo off a content: nobody can fetch it from then on. */
export const removePhoto = {
  schema: object<RemovePhotoPayload>({ ...SUBJECT_FIELD, photoId: IDENTIFIER_SCHEMA }),
  perDay: null,
  isUndoable: true,
  logs: "photo_removed",
  subjectOf: subjectOfPayload<RemovePhotoPayload>,
  decide,
  reissue: reissuedSubject<RemovePhotoPayload>,
} as const satisfies CommandDefinition<RemovePhotoPayload>;

function decide(
  { payload: { subject, photoId } }: CommandEnvelope<RemovePhotoPayload>,
  { content, now }: CommandContext,
): Result<ContentDecision<Content>, Refusal> {
  if (content?.id !== subject.id) return err({ code: "unknown_subject" });
  // Masked by another moderator meanwhile, it is to go all the same.
  const photos = content.photos.filter(({ id, maskOf }) => id !== photoId && maskOf !== photoId);
  // Another moderator was first.
  if (photos.length === content.photos.length) return ok({ content });
  return ok({ content: { ...content, photos, rev: content.rev + 1, updatedAt: now } });
}
