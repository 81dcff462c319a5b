import type { Instant } from "../basics/instant.ts";
import type { Content } from "../content/content.ts";
import { isSameSubject, type ContentSubject } from "../command/subject.ts";

export const MARK_KINDS = ["me-too", "follow", "support", "going", "interested"] as const;
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

export interface MarkCount {
  readonly kind: MarkKind;
  readonly by: 1 | -1;
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

const COUNTERS = {
  "me-too": "meTooCount",
  follow: "followersCount",
  support: "supportsCount",
  going: "goingCount",
  interested: "interestedCount",
} as const satisfies Record<MarkKind, string>;

type MarkCounters = { readonly [K in MarkKind as (typeof COUNTERS)[K]]?: number };

export type MarkCounts = { readonly [K in MarkKind]: number };

export function countsOf(content: Partial<Content>): MarkCounts {
  const counters = content as MarkCounters;
  const counts = MARK_KINDS.map((kind) => [kind, counters[COUNTERS[kind]] ?? 0]);
  return Object.fromEntries(counts) as MarkCounts;
}

/** Each content has the counters of the marks it takes. */
export function withCounts<T extends Content>(content: T, counts: MarkCounts): T {
  const shown = MARK_KINDS.filter((kind) => COUNTERS[kind] in content);
  const counters = shown.map((kind) => [COUNTERS[kind], counts[kind]]);
  return { ...content, ...(Object.fromEntries(counters) as MarkCounters) };
}

export function counted(counts: MarkCounts, { kind, by }: MarkCount): MarkCounts {
  return { ...counts, [kind]: Math.max(0, counts[kind] + by) };
}
