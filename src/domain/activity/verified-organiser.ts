import { isModeratorOf } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { Organiser } from "./activity.ts";

/** Name and kind together: « association La chorale de Betton » is not the same as « commune La chorale de Betton ». */
export function organiserKey({ organiserKind, organiserName }: Organiser): string {
  return `${organiserKind} ${organiserName}`;
}

/** Moderators speak for the commune; somebody else for whom a moderator has verified them to be. */
export function isVerified(
  organiser: Organiser,
  { actor, city, membership }: Pick<CommandContext, "actor" | "city" | "membership">,
): boolean {
  if (isModeratorOf(actor, city.id) && organiser.organiserKind === "commune") return true;
  return membership.organisers.includes(organiserKey(organiser));
}
