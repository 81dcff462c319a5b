import type { Instant } from "../basics/instant.ts";
import { isModeratorOf, type Actor } from "../account/actor.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { RefusalCode } from "../command/refusal.ts";
import type { Content } from "../content/content.ts";
import { isShownTo } from "../content/is-shown-to.ts";
import { closesAt } from "./closed-since.ts";
import { isOpening, type Message } from "./message.ts";
import type { Thread, ThreadSubject } from "./thread.ts";

interface WhereToWrite {
  readonly actor: Actor;
  readonly city: Pick<CommandContext["city"], "id" | "guestMessages">;
  readonly now: Instant;
  /** Until when a moderator lets this person write nothing. */
  readonly mutedUntil: Instant | null;
  readonly collection: ThreadSubject["collection"];
  /** What is discussed; undefined where it is not known here. */
  readonly about: Content | undefined;
  /** Undefined: not known here, or nobody decided about it. */
  readonly thread: Pick<Thread, "state"> | undefined;
}

/** Why this person may not write here: the same for the composer, the device and the city. */
export function writeProblem({ thread, ...where }: WhereToWrite): RefusalCode | undefined {
  const { actor, city } = where;
  if (isModeratorOf(actor, city.id)) return undefined;
  if (where.mutedUntil !== null && where.mutedUntil > where.now) return "muted";
  const problem = subjectProblem(where) ?? stateProblem(thread);
  return problem ?? (mayTakePart(actor, city) ? undefined : "guests_read");
}

function subjectProblem({
  actor,
  now,
  collection,
  about,
}: Omit<WhereToWrite, "thread" | "mutedUntil">): RefusalCode | undefined {
  if (about === undefined) return undefined;
  if (!isShownTo(about, actor) || !isDiscussed(collection, about)) return "unknown_subject";
  if (about.visibility === "hidden") return "subject_hidden";
  const end = closesAt(collection, about);
  return end !== null && end <= now ? "thread_over" : undefined;
}

function isDiscussed(collection: ThreadSubject["collection"], about: Content): boolean {
  if (collection !== "messages") return true;
  const message = about as Message;
  return isOpening(message) && message.deletedAt === null;
}

function stateProblem(thread: WhereToWrite["thread"]): RefusalCode | undefined {
  if (thread === undefined || thread.state === "open") return undefined;
  return thread.state === "locked" ? "thread_locked" : "subject_hidden";
}

function mayTakePart({ isConfirmed }: Actor, { guestMessages }: WhereToWrite["city"]): boolean {
  return isConfirmed || guestMessages === "checked";
}
