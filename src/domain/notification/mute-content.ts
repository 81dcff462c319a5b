import type { Membership } from "../account/membership.ts";
import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { ok, type Result } from "../basics/result.ts";
import { boolean, object, oneOf } from "../basics/schema.ts";
import type { CommandContext, MembershipChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { CONTENT_COLLECTIONS, subjectKeyOf, type ContentSubject } from "../command/subject.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { MUTED_MAX } from "../limits/limits.ts";

export interface MutePayload {
  readonly subject: ContentSubject;
  readonly on: boolean;
}

type Mute = CommandEnvelope<MutePayload>;

/** « Ne plus me prévenir » of one content; what is followed stays followed. */
export const muteContent = {
  schema: object<MutePayload>({
    subject: object<ContentSubject>({ collection: oneOf(CONTENT_COLLECTIONS), id: IDENTIFIER_SCHEMA }),
    on: boolean,
  }),
  perDay: DAILY_LIMITS.preferences,
  subjectOf: ({ cityId }: Mute) => ({ collection: "userCities", id: cityId }),
  shows: withMuted,
  decide: ({ payload }: Mute, { membership, now }: CommandContext): Result<MembershipChange, Refusal> =>
    ok({ membership: { ...withMuted(membership, payload), rev: membership.rev + 1, updatedAt: now } }),
} as const satisfies CommandDefinition<MutePayload>;

function withMuted(membership: Membership, { subject, on }: MutePayload): Membership {
  const { notifications } = membership;
  const key = subjectKeyOf(subject);
  const others = notifications.muted.filter((one) => one !== key);
  const muted = (on ? [...others, key] : others).slice(-MUTED_MAX);
  return { ...membership, notifications: { ...notifications, muted } };
}
