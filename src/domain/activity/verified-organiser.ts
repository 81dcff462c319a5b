import { isModeratorOf } from "../account/actor.ts";
import type { Instant } from "../basics/instant.ts";
import type { CommandContext } from "../command/command-context.ts";
import { ORGANISER_KINDS, type Activity, type Organiser } from "./activity.ts";

/** Name and kind together: « association La chorale de Betton » is not the same as « commune La chorale de Betton ». */
export function organiserKey({ organiserKind, organiserName }: Organiser): string {
  return `${organiserKind} ${organiserName}`;
}

/** What such a key says; undefined for a kind of a newer version. */
export function organiserOfKey(key: string): Organiser | undefined {
  const organiserKind = ORGANISER_KINDS.find((kind) => key.startsWith(`${kind} `));
  if (organiserKind === undefined) return undefined;
  return { organiserKind, organiserName: key.slice(organiserKind.length + 1) };
}

/** Moderators speak for the commune; somebody else for whom a moderator has verified them to be. */
export function isVerified(
  organiser: Organiser,
  { actor, city, membership }: Pick<CommandContext, "actor" | "city" | "membership">,
): boolean {
  if (isModeratorOf(actor, city.id) && organiser.organiserKind === "commune") return true;
  return membership.organisers.includes(organiserKey(organiser));
}

/** The same activity where it has no badge under that name. */
export function withoutBadge(activity: Activity, organiser: string, now: Instant): Activity {
  const { verified = false, ...rest } = activity;
  if (!verified || organiserKey(activity) !== organiser) return activity;
  return { ...rest, rev: activity.rev + 1, updatedAt: now };
}
