import type { Membership } from "../account/membership.ts";
import { ok, type Result } from "../basics/result.ts";
import type { CommandContext, MembershipChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import type { NotificationSettings } from "./my-notifications.ts";
import { NOTIFICATION_SETTINGS_SCHEMA } from "./my-notifications-schema.ts";

type UpdateMyNotifications = CommandEnvelope<NotificationSettings>;

/** By which ways a person wants to be told: the last intent wins. */
export const updateMyNotifications = {
  schema: NOTIFICATION_SETTINGS_SCHEMA,
  perDay: DAILY_LIMITS.preferences,
  subjectOf: ({ cityId }: UpdateMyNotifications) => ({ collection: "userCities", id: cityId }),
  shows: withSettings,
  decide: (
    { payload }: UpdateMyNotifications,
    { membership, now }: CommandContext,
  ): Result<MembershipChange, Refusal> =>
    ok({ membership: { ...withSettings(membership, payload), rev: membership.rev + 1, updatedAt: now } }),
} as const satisfies CommandDefinition<NotificationSettings>;

function withSettings(membership: Membership, settings: NotificationSettings): Membership {
  return { ...membership, notifications: { ...membership.notifications, settings } };
}
