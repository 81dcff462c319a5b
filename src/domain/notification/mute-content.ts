import type { Membership } from "../account/membership.ts";
import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { ok, type Result } from "../basics/result.ts";
import { boolean, object, oneOf, optional } from "../basics/schema.ts";
import type { CommandContext, MembershipChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { CONTENT_COLLECTIONS, type ContentSubject } from "../command/subject.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { MUTED_MAX } from "../limits/limits.ts";
import { withLevel } from "./level.ts";

export interface MutePayload {
  readonly subject: ContentSubject;
  readonly on: boolean;
  /** Only what residents write under it: where it stands and what the commune answers is heard. */
  readonly only?: "messages";
}

type Mute = CommandEnvelope<MutePayload>;

/** « Ne plus me prévenir » of one content; what is followed stays followed. */
export const muteContent = {
  schema: object<MutePayload>({
    subject: object<ContentSubject>({ collection: oneOf(CONTENT_COLLECTIONS), id: IDENTIFIER_SCHEMA }),
    on: boolean,
    only: optional(oneOf(["messages"])),
  }),
  perDay: DAILY_LIMITS.preferences,
  subjectOf: ({ cityId }: Mute) => ({ collection: "userCities", id: cityId }),
  shows: withMuted,
  decide: ({ payload }: Mute, { membership, now }: CommandContext): Result<MembershipChange, Refusal> =>
    ok({ membership: { ...withMuted(membership, payload), rev: membership.rev + 1, updatedAt: now } }),
} as const satisfies CommandDefinition<MutePayload>;

function withMuted(membership: Membership, { subject, on, only }: MutePayload): Membership {
  const { notifications } = membership;
  const level = only === undefined ? "none" : "statuses";
  const muted = withLevel(notifications.muted, subject, on ? level : "all").slice(-MUTED_MAX);
  return { ...membership, notifications: { ...notifications, muted } };
}
