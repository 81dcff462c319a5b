import { authorKindOf, type Actor, type AuthorKind } from "../account/actor.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import { definitionOf, type Command } from "../command/command.ts";
import type { Change } from "../command/command-context.ts";
import { isContent, type ContentCollection } from "../command/subject.ts";
import type { Content, Moderated } from "../content/content.ts";
import type { Message } from "../thread/message.ts";
import type { ThreadState } from "../thread/thread.ts";
import { isAppealed } from "./appealed.ts";
import type { LoggedAct } from "./logged-act.ts";
import { daysUntil, type MutedPerson } from "./muted-person.ts";

/** cities/{cityId}/log/{id of the command}: written once, never changed. It holds no word of what it is about, nor who wrote that. */
export interface LogEntry {
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly at: Instant;
  readonly act: LoggedAct;
  readonly subject: { readonly collection: ContentCollection; readonly id: Identifier };
  /** The discussion it is about, or that the message it is about stands in; empty otherwise. */
  readonly threadId: string;
  /** The reference the city gave to what it is about; empty where it has none. */
  readonly number: string;
  /** Why, of a list: as for hiding. Earlier versions noted here the days of a suspension, and not why. */
  readonly code: string;
  /** Of a suspension. */
  readonly days?: number;
  /** Why, in the moderator's words. */
  readonly reason: string;
  /** The account that decided; empty where nobody of the commune did. */
  readonly by: string;
  readonly byKind: AuthorKind;
}

export interface LoggedStep {
  readonly command: Command;
  readonly before: Content | undefined;
  readonly change: Pick<Change, "content" | "thread" | "mutes">;
  readonly actor: Actor;
  readonly now: Instant;
}

type Said = Pick<LogEntry, "act" | "subject" | "threadId" | "number" | "code" | "days" | "reason">;

/** What a command leaves in the log: what changes who may see a content, and what moderators do to it or to who wrote it (MOD-11). */
export function logEntryOf(step: LoggedStep): LogEntry | undefined {
  const said = ofThread(step) ?? ofContent(step);
  if (said === undefined) return undefined;
  const { command, actor, now } = step;
  const isDecision = said.act !== "held" && said.act !== "contested";
  return {
    id: command.id,
    cityId: command.cityId,
    at: now,
    ...said,
    by: isDecision ? actor.uid : "",
    byKind: authorKindOf(actor, command.cityId),
  };
}

const THREAD_ACTS: { readonly [S in ThreadState]: LoggedAct } = {
  open: "thread_opened",
  locked: "thread_locked",
  hidden: "thread_hidden",
};

/** A turned page changes a thread too: only a decision of this very moment is one. */
function ofThread({ command: { payload }, change: { thread }, now }: LoggedStep): Said | undefined {
  if (thread === undefined || thread.decidedAt !== now) return undefined;
  if (!("subject" in payload) || !isContent(payload.subject)) return undefined;
  const { collection, id } = payload.subject;
  const { state, reason } = thread;
  return { act: THREAD_ACTS[state], subject: { collection, id }, threadId: id, number: "", code: "", reason };
}

function ofContent(step: LoggedStep): Said | undefined {
  const { content: after, mutes } = step.change;
  const about = after && aboutOf(step.command, after);
  if (after === undefined || about === undefined) return undefined;
  if (mutes !== undefined) return { ...about, ...ofMuting(mutes.person, step.now) };
  const why = ofChange(step, after);
  return why === undefined ? undefined : { ...about, ...why };
}

type About = Pick<Said, "subject" | "threadId" | "number">;
type Why = Omit<Said, keyof About>;

function aboutOf({ payload }: Command, content: Content): About | undefined {
  if (!("subject" in payload) || !isContent(payload.subject)) return undefined;
  const { collection, id } = payload.subject;
  const threadId = collection === "messages" ? (content as Message).subject.id : "";
  return { subject: { collection, id }, threadId, number: content.number };
}

function ofMuting(person: MutedPerson | null, now: Instant): Why {
  if (person === null) return { act: "unmuted", code: "", reason: "" };
  return { act: "muted", code: person.code ?? "", days: daysUntil(person, now), reason: "" };
}

function ofChange({ command, before }: LoggedStep, after: Content): Why | undefined {
  if (before === undefined || after === before) return undefined;
  const act = definitionOf(command).logs;
  if (act !== undefined) return { act, code: "", reason: "" };
  return ofDecision(before, after) ?? ofAppeal(before, after) ?? ofFlags(before, after);
}

function ofDecision(before: Content, { moderated }: Content): Why | undefined {
  if (moderated === undefined || moderated.count === before.moderated?.count) return undefined;
  return { act: decisionAct(before, moderated), code: moderated.code, reason: moderated.reason };
}

function ofAppeal(before: Content, { moderated }: Content): Why | undefined {
  if (moderated?.appeal === undefined || before.moderated?.appeal !== undefined) return undefined;
  return { act: "contested", code: moderated.code, reason: "" };
}

function ofFlags(before: Content, { visibility, flags = [] }: Content): Why | undefined {
  if (before.visibility !== "public" || visibility !== "pending") return undefined;
  return { act: "held", code: flags.at(-1)?.code ?? "", reason: "" };
}

/** What flags held back had been seen by everybody: it is restored or hidden, neither published nor refused. */
function decisionAct(before: Content, { to }: Moderated): LoggedAct {
  if (isAppealed(before)) return to === before.visibility ? "upheld" : "granted";
  const isNew = before.visibility === "pending" && (before.flags ?? []).length === 0;
  if (to === "hidden") return isNew ? "refused" : "hidden";
  if (to === "private") return "kept_back";
  if (before.visibility === "public") return "left_visible";
  return isNew ? "published" : "restored";
}
