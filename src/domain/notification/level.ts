import type { Membership } from "../account/membership.ts";
import type { MarkKind } from "../account/marks.ts";
import { isSameSubject, subjectKeyOf, type ContentSubject, type Subject } from "../command/subject.ts";
import type { NotificationKind } from "./kinds.ts";

/** What a person hears of one content that they follow: all, not what residents write under it, or nothing. */
export const LEVELS = ["all", "statuses", "none"] as const;
export type Level = (typeof LEVELS)[number];

/** Marks by which a person wants to know how it goes on. */
const FOLLOWING: readonly MarkKind[] = ["follow", "support", "guest-support", "going", "interested"];

export function followedSubjects({ marks }: Pick<Membership, "marks">): readonly ContentSubject[] {
  return marks.filter(({ kind }) => FOLLOWING.includes(kind)).map(({ subject }) => subject);
}

export function isFollowed(membership: Pick<Membership, "marks">, subject: ContentSubject): boolean {
  return followedSubjects(membership).some((one) => isSameSubject(one, subject));
}

type Muted = readonly string[];

export function levelOf(muted: Muted, subject: Subject): Level {
  if (muted.includes(subjectKeyOf(subject))) return "none";
  return muted.includes(messagesKeyOf(subject)) ? "statuses" : "all";
}

export function withLevel(muted: Muted, subject: Subject, level: Level): Muted {
  const [all, messages] = [subjectKeyOf(subject), messagesKeyOf(subject)];
  const others = muted.filter((one) => one !== all && one !== messages);
  if (level === "all") return others;
  return [...others, level === "none" ? all : messages];
}

/** What waits for a moderator, and what was decided about what one wrote or flagged. */
const HEARD_THOUGH_MUTED: readonly NotificationKind[] = ["review", "moderation"];

/** What the commune answers is heard with the statuses; what concerns this person by themselves is heard whatever they follow. */
export function isHeard(
  muted: Muted,
  { kind, subject }: { readonly kind: NotificationKind; readonly subject: Subject },
): boolean {
  if (HEARD_THOUGH_MUTED.includes(kind)) return true;
  const level = levelOf(muted, subject);
  return level === "all" || (level === "statuses" && kind !== "message");
}

function messagesKeyOf(subject: Subject): string {
  return `messages of ${subjectKeyOf(subject)}`;
}
