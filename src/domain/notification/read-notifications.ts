import type { Membership } from "../account/membership.ts";
import { ok, type Result } from "../basics/result.ts";
import type { CommandContext, MembershipChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { READ_IDS_MAX } from "../limits/limits.ts";
import { mergedRead } from "./judged.ts";
import { type ReadNotifications } from "./my-notifications.ts";
import { READ_SCHEMA } from "./my-notifications-schema.ts";

type ReadThem = CommandEnvelope<ReadNotifications>;

/** « Tout marquer comme lu », or one that was opened. Two devices merge: nothing becomes unread again. */
export const readNotifications = {
  schema: READ_SCHEMA,
  perDay: DAILY_LIMITS.reading,
  isOrderedByKind: true,
  subjectOf: ({ cityId }: ReadThem) => ({ collection: "userCities", id: cityId }),
  shows: withRead,
  decide({ payload }: ReadThem, { membership, now }: CommandContext): Result<MembershipChange, Refusal> {
    // A watermark in the future would hide what is not there yet.
    const read = { ...payload, through: Math.min(payload.through, now) };
    return ok({ membership: { ...withRead(membership, read), rev: membership.rev + 1, updatedAt: now } });
  },
} as const satisfies CommandDefinition<ReadNotifications>;

function withRead(membership: Membership, read: ReadNotifications): Membership {
  const { notifications } = membership;
  return {
    ...membership,
    notifications: { ...notifications, read: mergedRead(notifications.read, read, READ_IDS_MAX) },
  };
}
