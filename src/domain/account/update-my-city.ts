import { ok, type Result } from "../basics/result.ts";
import type { CommandContext, UserCityChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { MY_CITY_SCHEMA, type MyCityPayload } from "./my-city-schema.ts";
import type { UserCity } from "./user-city.ts";

/** What a person settles for themselves in a city: the last intent wins, whatever it was based on. */
export const updateMyCity = {
  schema: MY_CITY_SCHEMA,
  subjectOf: ({ cityId }: UpdateMyCity) => ({ collection: "userCities", id: cityId }),
  shows: (userCity: UserCity, payload: MyCityPayload) => withMine(userCity, payload),
  decide: ({ payload }: UpdateMyCity, { userCity, now }: CommandContext): Result<UserCityChange, Refusal> =>
    ok({ userCity: { ...withMine(userCity, payload), rev: userCity.rev + 1, updatedAt: now } }),
} as const satisfies CommandDefinition<MyCityPayload>;

type UpdateMyCity = CommandEnvelope<MyCityPayload>;

/** What the person did not speak of stays. */
function withMine(userCity: UserCity, { places, opensOn, filter, view }: MyCityPayload): UserCity {
  return { ...userCity, places, opensOn, filter: filter ?? userCity.filter, view: view ?? userCity.view };
}
