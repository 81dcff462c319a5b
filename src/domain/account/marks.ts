import type { Instant } from "../basics/instant.ts";
import type { Content } from "../content/content.ts";
import { isSameSubject, type ContentSubject } from "../command/subject.ts";

export const MARK_KINDS = [
  "me-too",
  "follow",
  "support",
  "guest-support",
  "going",
  "interested",
  "claim",
  "thank",
  "flag",
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** What a person said of a content with one press: « Je constate aussi », « Suivre ». */
export interface Mark {
  readonly kind: MarkKind;
  readonly subject: ContentSubject;
}

export interface MarkIntent extends Mark {
  readonly on: boolean;
}

/** As a person keeps it, made or taken back. */
export interface KeptMark extends Mark {
  /** When it was pressed; version 0.1 did not say it. */
  readonly at?: Instant;
}

type Marks = readonly KeptMark[];

function isSameMark(a: Mark, b: Mark): boolean {
  return a.kind === b.kind && isSameSubject(a.subject, b.subject);
}

export function hasMark(marks: Marks, mark: Mark): boolean {
  return marks.some((each) => isSameMark(each, mark));
}

/** When a mark was pressed last, as far as that was said. */
export function pressedAt(marks: Marks, mark: Mark): Instant {
  return marks.find((each) => isSameMark(each, mark))?.at ?? 0;
}

export function withMark(marks: Marks, { on, ...mark }: MarkIntent & KeptMark): Marks {
  const others = marks.filter((each) => !isSameMark(each, mark));
  return on ? [...others, mark] : others;
}

export function marksOfKind(marks: Marks, kind: MarkKind): Marks {
  return marks.filter((mark) => mark.kind === kind);
}

/** A claim may move the status, so it counts in the report itself; a flag tells its moderators alone. */
const COUNTERS = {
  "me-too": "meTooCount",
  follow: "followersCount",
  support: "supportsCount",
  "guest-support": "guestSupportsCount",
  going: "goingCount",
  interested: "interestedCount",
  thank: "thanksCount",
} as const satisfies Partial<Record<MarkKind, string>>;

/** Counted apart from the content: many may press at once. */
export type TalliedKind = keyof typeof COUNTERS;
export const TALLIED_KINDS = Object.keys(COUNTERS) as readonly TalliedKind[];

export function isTallied(kind: MarkKind): kind is TalliedKind {
  return Object.hasOwn(COUNTERS, kind);
}

export interface MarkCount {
  readonly kind: TalliedKind;
  readonly by: 1 | -1;
}

type MarkCounters = { readonly [K in TalliedKind as (typeof COUNTERS)[K]]?: number };

export type MarkCounts = { readonly [K in TalliedKind]: number };

export function countsOf(content: Partial<Content>): MarkCounts {
  const counters = content as MarkCounters;
  const counts = TALLIED_KINDS.map((kind) => [kind, counters[COUNTERS[kind]] ?? 0]);
  return Object.fromEntries(counts) as MarkCounts;
}

/** Each content has the counters of the marks it takes; one that came with a later version is there from its first mark. */
export function withCounts<T extends Content>(content: T, counts: MarkCounts): T {
  const shown = TALLIED_KINDS.filter((kind) => COUNTERS[kind] in content || counts[kind] > 0);
  const counters = shown.map((kind) => [COUNTERS[kind], counts[kind]]);
  return { ...content, ...(Object.fromEntries(counters) as MarkCounters) };
}

export function counted(counts: MarkCounts, { kind, by }: MarkCount): MarkCounts {
  return { ...counts, [kind]: Math.max(0, counts[kind] + by) };
}
