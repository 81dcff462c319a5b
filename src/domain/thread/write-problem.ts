import { isModeratorOf, type Actor } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { RefusalCode } from "../command/refusal.ts";
import type { Content } from "../content/content.ts";
import { isShownTo } from "../content/is-shown-to.ts";
import type { Thread } from "./thread.ts";

interface WhereToWrite {
  readonly actor: Actor;
  readonly city: Pick<CommandContext["city"], "id" | "guestMessages">;
  /** What is discussed; undefined where it is not known here. */
  readonly about: Pick<Content, "visibility" | "authorId"> | undefined;
  /** Undefined: not known here, or nobody decided about it. */
  readonly thread: Pick<Thread, "state"> | undefined;
}

/** Why this person may not write here: the same for the composer, the device and the city. */
export function writeProblem({ actor, city, about, thread }: WhereToWrite): RefusalCode | undefined {
  if (isModeratorOf(actor, city.id)) return undefined;
  if (about !== undefined && !isShownTo({ ...about, cityId: city.id }, actor)) return "unknown_subject";
  if (about?.visibility === "hidden") return "subject_hidden";
  return stateProblem(thread) ?? (mayTakePart(actor, city) ? undefined : "guests_read");
}

function stateProblem(thread: WhereToWrite["thread"]): RefusalCode | undefined {
  if (thread === undefined || thread.state === "open") return undefined;
  return thread.state === "locked" ? "thread_locked" : "subject_hidden";
}

function mayTakePart({ isConfirmed }: Actor, { guestMessages }: WhereToWrite["city"]): boolean {
  return isConfirmed || guestMessages === "checked";
}
