import { isModeratorOf } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { Visibility } from "../content/content.ts";
import { NEWCOMER_REPORTS } from "../limits/limits.ts";
import { subcategoryOf, type CategoryId, type SubcategoryId } from "./categories.ts";

interface AskedOf {
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly onlyTownHall: boolean;
}

type Deciding = Pick<CommandContext, "actor" | "membership"> & {
  readonly city: Pick<CommandContext["city"], "id" | "preModeration" | "moderatorsCount">;
};

/** Who will see a report that is sent now: the form says it before, the city decides it by the same rule. */
export function reportVisibility(asked: AskedOf, { actor, city, membership }: Deciding): Visibility {
  if (asked.onlyTownHall || isOnlyTownHall(asked)) return "private";
  const isChecked = city.preModeration === "newcomers" && city.moderatorsCount > 0;
  const isNewcomer = !actor.isConfirmed || membership.approved.anomalies < NEWCOMER_REPORTS;
  return isChecked && isNewcomer && !isModeratorOf(actor, city.id) ? "pending" : "public";
}

export function isOnlyTownHall({
  categoryId,
  subcategoryId,
}: Pick<AskedOf, "categoryId" | "subcategoryId">): boolean {
  return subcategoryOf(categoryId, subcategoryId)?.onlyTownHall === true;
}
