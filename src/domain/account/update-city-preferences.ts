import { ok, type Result } from "../basics/result.ts";
import type { CommandContext, MembershipChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { CITY_PREFERENCES_SCHEMA, type CityPreferences } from "./city-preferences-schema.ts";
import type { Membership } from "./membership.ts";

/** What a person settles for themselves in a city: the last intent wins, whatever it was based on. */
export const updateCityPreferences = {
  schema: CITY_PREFERENCES_SCHEMA,
  perDay: DAILY_LIMITS.preferences,
  subjectOf: ({ cityId }: UpdateCityPreferences) => ({ collection: "userCities", id: cityId }),
  shows: (membership: Membership, payload: CityPreferences) => withPreferences(membership, payload),
  decide: (
    { payload }: UpdateCityPreferences,
    { membership, now }: CommandContext,
  ): Result<MembershipChange, Refusal> =>
    ok({ membership: { ...withPreferences(membership, payload), rev: membership.rev + 1, updatedAt: now } }),
} as const satisfies CommandDefinition<CityPreferences>;

type UpdateCityPreferences = CommandEnvelope<CityPreferences>;

function withPreferences(
  membership: Membership,
  { places, opensOn, filter, view }: CityPreferences,
): Membership {
  return {
    ...membership,
    places,
    opensOn,
    filter: filter ?? membership.filter,
    view: view === "last" ? null : (view ?? membership.view),
  };
}
