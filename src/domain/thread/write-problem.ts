import { isModeratorOf, type Actor } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { RefusalCode } from "../command/refusal.ts";
import type { Content } from "../content/content.ts";
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
  if (thread?.state === "locked") return "thread_locked";
  if (thread?.state === "hidden" || about?.visibility === "hidden") return "subject_hidden";
  if (about?.visibility === "private" && about.authorId !== actor.uid) return "unknown_subject";
  return actor.isConfirmed || city.guestMessages === "checked" ? undefined : "guests_read";
}
