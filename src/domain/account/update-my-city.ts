import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { accepted, refused, type Result } from "../basics/result.ts";
import { nullable, object, type Schema } from "../basics/schema.ts";
import { actorProblem } from "../command/actor-problem.ts";
import type { CommandOf } from "../command/command.ts";
import type { Facts, UserCityChange } from "../command/decide.ts";
import type { FieldProblem, Refusal } from "../command/refusal.ts";
import type { MyFilter } from "./my-filter.ts";
import { MY_FILTER_SCHEMA } from "./my-filter-schema.ts";
import { myPlacesSchema, type MyPlace } from "./my-places.ts";
import { withMine } from "./with-mine.ts";

export interface MyCityPayload {
  readonly places: readonly MyPlace[];
  /** The place the map opens on; null for the whole commune. */
  readonly opensOn: Identifier | null;
  /** What the map and the list open with; null in a command that does not speak of it. */
  readonly filter: MyFilter | null;
}

const WHOLE_SCHEMA = object<MyCityPayload>(
  {
    places: myPlacesSchema("refused"),
    opensOn: nullable(IDENTIFIER_SCHEMA),
    filter: nullable(MY_FILTER_SCHEMA),
  },
  { together: placeProblems },
);

/** A command that has waited since before there were filters does not speak of them. */
export const MY_CITY_SCHEMA: Schema<MyCityPayload> = {
  parse: (value) =>
    WHOLE_SCHEMA.parse(typeof value === "object" && value !== null ? { filter: null, ...value } : value),
};

function placeProblems({ places, opensOn }: Partial<MyCityPayload>): readonly FieldProblem[] {
  const ids = (places ?? []).map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated >= 0) return [{ field: `places.${repeated}.id`, code: "pattern" }];
  if (places === undefined || opensOn === undefined || opensOn === null || ids.includes(opensOn)) return [];
  return [{ field: "opensOn", code: "not_one_of" }];
}

/** What a person settles for themselves in a city: the last intent wins, whatever it was based on. */
export function updateMyCity(
  command: CommandOf<"update-my-city">,
  facts: Facts,
): Result<UserCityChange, Refusal> {
  const problem = actorProblem(command, facts);
  if (problem !== undefined) return refused(problem);
  const { userCity, now } = facts;
  return accepted({
    userCity: { ...withMine(userCity, command.payload), rev: userCity.rev + 1, updatedAt: now },
  });
}
