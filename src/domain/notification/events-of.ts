import { isStaff } from "../account/actor.ts";
import type { Repeats } from "../activity/activity.ts";
import type { Instant } from "../basics/instant.ts";
import type { Identifier } from "../basics/identifier.ts";
import { isSameValue } from "../basics/same-value.ts";
import type { ContentCollection, ContentSubject } from "../command/subject.ts";
import type { Content, StatusChange } from "../content/content.ts";
import { isFlagged, isWaiting } from "../content/flags.ts";
import { isPublished } from "../content/is-published.ts";
import { isAppealed } from "../moderation/appealed.ts";
import type { HideCode } from "../moderation/moderate-payload.ts";
import type { Place } from "../place/place.ts";
import type { NotificationKind } from "./kinds.ts";
import { REFUSED, WARNED, type CityEvent } from "./notification.ts";

/** What a content went through with one command. */
export interface ContentStep {
  /** The command's: an event told twice carries the same id. */
  readonly id: Identifier;
  readonly subject: ContentSubject;
  readonly before: Content | undefined;
  readonly after: Content;
  readonly actorId: string;
  readonly now: Instant;
}

type Told = Pick<CityEvent, "kind" | "what" | "audience"> & Partial<CityEvent>;

/** Whoever wants to come must know of these. */
const MOVING = ["startsAt", "endsAt", "repeats", "placeName", "url"] as const;

/** What contents have that not each of them has. */
interface Particular {
  readonly status?: string;
  readonly place?: Place | null;
  readonly categoryId?: string;
  readonly startsAt?: Instant;
  readonly endsAt?: Instant | null;
  readonly repeats?: Repeats;
  readonly placeName?: string;
  readonly url?: string;
  readonly mergeWith?: Identifier;
  /** What a message stands under. */
  readonly subject?: ContentSubject;
  readonly isOfficial?: boolean;
  readonly replyTo?: Identifier | null;
}

const KIND_OF_STATUS: Partial<Record<ContentCollection, NotificationKind>> = {
  anomalies: "status",
  ideas: "answer",
  activities: "activity",
};

/** What is to be told of it. Whoever writes a content asks this, so that no command has to think of it. */
export function eventsOf(step: ContentStep): readonly CityEvent[] {
  const { before, after } = step;
  if (before === after) return [];
  const told = [
    moderationOf(step),
    judgedFlagOf(step),
    statusOf(step),
    mergeOf(step),
    newsOf(step),
    reviewOf(step),
  ];
  return told.flatMap((one) => (one === undefined ? [] : [eventOf(step, one)]));
}

/** Its author learns that it was published, hidden or kept from the public, or stays so although they contested it. */
function moderationOf({ before, after }: ContentStep): Told | undefined {
  if (before === undefined) return undefined;
  const isUpheld = isAppealed(before) && !isAppealed(after);
  const isSame = before.visibility === after.visibility;
  if (isSame && !isUpheld) return undefined;
  const what = isSame ? "upheld" : decisionOf(after);
  const { subject } = after as Particular;
  // It leads to where the message stands.
  const about = subject === undefined ? { what } : { what: `message-${what}`, subject };
  return { kind: "moderation", audience: "author", ...about };
}

function decisionOf({ visibility, moderated }: Content): string {
  if (visibility === "public") return "published";
  const isRefused = visibility === "hidden" && moderated?.isRefusal === true;
  return isRefused ? `${REFUSED}${moderated.code}` : visibility;
}

/** Whoever flagged it learns what became of it; who they are is known by their own marks alone. */
function judgedFlagOf({ before, after }: ContentStep): Told | undefined {
  if (before === undefined || !isFlagged(before) || isFlagged(after)) return undefined;
  const what = after.visibility === "public" ? "flag-kept" : "flag-hidden";
  const { subject } = after as Particular;
  const told = { kind: "moderation", audience: "flaggers", what, flagged: after.id } as const;
  return subject === undefined ? told : { ...told, subject };
}

/** Which rule it is against: its author alone is told, under an identifier of the command that warned them. */
export function warningOf(step: ContentStep, code: HideCode): CityEvent {
  const { subject } = step.after as Particular;
  const told = { kind: "moderation", what: `${WARNED}${code}`, audience: "author" } as const;
  return eventOf(step, subject === undefined ? told : { ...told, subject });
}

/**
 * Where it stands now. What not everybody may read is told its author alone; what changed of an activity that is checked again is
 * kept for whoever takes part until it is public.
 */
function statusOf({ subject, before, after }: ContentStep): Told | undefined {
  const kind = KIND_OF_STATUS[subject.collection];
  if (before === undefined || kind === undefined) return undefined;
  const what = newStandingOf(before, after);
  if (what === undefined) return undefined;
  const isKept = subject.collection === "activities" && after.visibility === "pending";
  return { kind, what, audience: isKept || after.visibility === "public" ? "followers" : "author" };
}

/** Whoever wrote the idea decides whether it is merged with another one. */
function mergeOf({ before, after }: ContentStep): Told | undefined {
  const { mergeWith } = after as Particular;
  if (before === undefined || mergeWith === undefined) return undefined;
  if ((before as Particular).mergeWith === mergeWith) return undefined;
  return { kind: "answer", what: "merge", audience: "author" };
}

function newStandingOf(before: Content, after: Content): string | undefined {
  const [was, is] = [before as Particular, after as Particular];
  const line = newLineOf(before, after);
  if (line !== undefined && (is.status !== was.status || isOfficial(line))) return line.status;
  return MOVING.some((field) => !isSameValue(was[field], is[field])) ? "changed" : undefined;
}

function newLineOf(before: Content, after: Content): StatusChange | undefined {
  const line = after.history.at(-1);
  const isNew = after.history.length > before.history.length || line?.at !== before.history.at(-1)?.at;
  return isNew ? line : undefined;
}

function isOfficial({ byKind }: StatusChange): boolean {
  return isStaff(byKind);
}

/** What everybody may read from now on: a message under what it is about, anything else where it is. */
function newsOf(step: ContentStep): Told | undefined {
  const { before, after } = step;
  if (!isPublished(after) || before?.visibility === "public") return undefined;
  return messageOf(after as Particular) ?? nearbyOf(step);
}

function messageOf(after: Particular): Told | undefined {
  const { subject, replyTo } = after;
  if (subject === undefined) return undefined;
  const authorsOf = [subject.id, ...(typeof replyTo === "string" ? [replyTo] : [])];
  const to = { audience: "followers", subject, authorsOf } as const;
  return after.isOfficial === true
    ? { ...to, kind: "answer", what: "official" }
    : { ...to, kind: "message", what: "message" };
}

function nearbyOf({ before, after }: ContentStep): Told | undefined {
  const { place, categoryId = "" } = after as Particular;
  // Not again when it was hidden meanwhile.
  const wasRead = before !== undefined && before.visibility !== "pending";
  if (wasRead || place === undefined || place === null) return undefined;
  const { latE6, lngE6 } = place;
  return { kind: "nearby", what: "new", audience: "neighbours", latE6, lngE6, categoryId };
}

/** Moderators learn of what begins to wait for them. */
function reviewOf({ before, after }: ContentStep): Told | undefined {
  const waited = before !== undefined && isWaiting(before);
  if (waited || !isWaiting(after)) return undefined;
  const otherwise = isFlagged(after) ? "flagged" : "contested";
  const what = after.visibility === "pending" ? "pending" : otherwise;
  return { kind: "review", what, audience: "moderators", authorsOf: [] };
}

function eventOf({ id, subject, after, actorId, now }: ContentStep, told: Told): CityEvent {
  return {
    id: `${id}-${told.audience === "flaggers" ? "flags" : told.kind}`,
    cityId: after.cityId,
    subject,
    authorsOf: told.audience === "neighbours" || told.audience === "flaggers" ? [] : [after.id],
    actorId,
    at: now,
    latE6: null,
    lngE6: null,
    categoryId: "",
    ...told,
  };
}
