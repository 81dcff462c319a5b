import { isModeratorOf } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { ContentCollection } from "../command/subject.ts";
import { NEWCOMER_REPORTS } from "../limits/limits.ts";
import type { Visibility } from "./content.ts";

export type PublicationContext = Pick<CommandContext, "actor" | "membership"> & {
  readonly city: Pick<CommandContext["city"], "id" | "preModeration" | "moderatorsCount">;
};

/** Whether what a newcomer writes waits for a moderator: only where the city asks for it, and has one. */
export function newContentVisibility(
  collection: ContentCollection,
  { actor, city, membership }: PublicationContext,
): Extract<Visibility, "pending" | "public"> {
  const isChecked = city.preModeration === "newcomers" && city.moderatorsCount > 0;
  const isNewcomer = !actor.isConfirmed || membership.approved[collection] < NEWCOMER_REPORTS;
  return isChecked && isNewcomer && !isModeratorOf(actor, city.id) ? "pending" : "public";
}
