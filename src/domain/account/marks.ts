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

type Marks = readonly Mark[];

function isSameMark(a: Mark, b: Mark): boolean {
  return a.kind === b.kind && isSameSubject(a.subject, b.subject);
}

export function hasMark(marks: Marks, mark: Mark): boolean {
  return marks.some((each) => isSameMark(each, mark));
}

export function withMark(marks: Marks, { on, ...mark }: MarkIntent): Marks {
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

export function withCounted<T extends Content>(content: T, kinds: readonly MarkKind[], by: 1 | -1): T {
  const counters = content as MarkCounters;
  const counted = kinds.map((kind) => [COUNTERS[kind], Math.max(0, (counters[COUNTERS[kind]] ?? 0) + by)]);
  return { ...content, ...(Object.fromEntries(counted) as MarkCounters) };
}
