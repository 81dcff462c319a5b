import { publicNameOf } from "../account/public-name.ts";
import { DAY_MS, INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { object, oneOf, optional } from "../basics/schema.ts";
import type { AuthorMuting, CommandContext } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { contentDefinitionOf } from "../content/contents.ts";
import { mayBeReproved } from "./may-be-reproved.ts";
import { HIDE_CODES, type HideCode } from "./moderate-payload.ts";
import type { MutedPerson } from "./muted-person.ts";
import { reissuedSubject, SUBJECT_FIELD, subjectOfPayload, type AboutContent } from "./about-content.ts";

/** For how many days; 0 lets them write again. */
export const MUTE_DAYS = [1, 7, 30, 0] as const;

export interface MutePayload extends AboutContent {
  readonly days: (typeof MUTE_DAYS)[number];
  /** Which rule it was against, for whoever is kept from writing to read; earlier versions did not say. */
  readonly code?: HideCode;
  /** The newest suspension that the moderator's device had heard of: tells whether another moderator decided since. Earlier versions did not say. */
  readonly seen?: Instant;
}

/** A moderator keeps whoever wrote this from writing messages in the city for a while. Who it is, the city alone knows. */
export const muteAuthor = {
  schema: object<MutePayload>({
    ...SUBJECT_FIELD,
    days: oneOf(MUTE_DAYS),
    code: optional(oneOf(HIDE_CODES)),
    seen: optional(INSTANT_SCHEMA),
  }),
  perDay: null,
  isUndoable: true,
  subjectOf: subjectOfPayload<MutePayload>,
  decide,
  reissue: reissuedSubject<MutePayload>,
} as const satisfies CommandDefinition<MutePayload>;

function decide(
  { payload: { subject, days, code, seen }, performedAt }: CommandEnvelope<MutePayload>,
  { content, actor, now }: CommandContext,
): Result<AuthorMuting, Refusal> {
  if (content?.id !== subject.id) return err({ code: "unknown_subject" });
  if (!mayBeReproved(content)) return err({ code: "not_allowed" });
  const { publicProjectionOf } = contentDefinitionOf(subject.collection);
  const person: MutedPerson = {
    until: now + days * DAY_MS,
    ...(code === undefined ? {} : { code }),
    at: Math.min(performedAt, now),
    authorName: content.authorName,
    byName: publicNameOf(actor),
    by: actor.uid,
    collection: subject.collection,
    about: publicProjectionOf({ ...content, visibility: "hidden" }),
  };
  return ok({ content, mutes: { uid: content.authorId, person: days === 0 ? null : person, seen } });
}
