import type { Identifier } from "../basics/identifier.ts";
import { ok, err, type Result } from "../basics/result.ts";
import { actorProblem } from "../command/actor-problem.ts";
import type { CommandOf } from "../command/command.ts";
import type { Facts, UserCityChange } from "../command/decide.ts";
import type { Refusal } from "../command/refusal.ts";
import type { MyFilter } from "./my-filter.ts";
import type { MyPlace } from "./my-places.ts";
import type { MyView } from "./my-view.ts";
import { withMine } from "./with-mine.ts";

export interface MyCityPayload {
  readonly places: readonly MyPlace[];
  /** The place the map opens on; null for the whole commune. */
  readonly opensOn: Identifier | null;
  /** What the map and the list open with; null in a command that does not speak of it. */
  readonly filter: MyFilter | null;
  /** The map or the list first; null in a command that does not speak of it. */
  readonly view: MyView | null;
}

/** What a person settles for themselves in a city: the last intent wins, whatever it was based on. */
export function updateMyCity(
  command: CommandOf<"update-my-city">,
  facts: Facts,
): Result<UserCityChange, Refusal> {
  const problem = actorProblem(command, facts);
  if (problem !== undefined) return err(problem);
  const { userCity, now } = facts;
  return ok({
    userCity: { ...withMine(userCity, command.payload), rev: userCity.rev + 1, updatedAt: now },
  });
}
