import type { Identifier } from "../../domain/basics/identifier.ts";
import { DAY_MS, type Instant } from "../../domain/basics/instant.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";
import { communeAnswer } from "../../domain/anomaly/commune-answer.ts";
import { isOpening } from "../../domain/thread/message.ts";
import { isAwaitingCommune, type TalkCount } from "../../domain/thread/talk-count.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";

/** What moderators work through, the most urgent first. */
export const QUEUES = [
  "to-check",
  "flagged",
  "contested",
  "to-review",
  "new",
  "late",
  "talks",
  "all",
] as const;
export type Queue = (typeof QUEUES)[number];

export type Queues = Readonly<Record<Queue, readonly QueueItem[]>>;

const LATE_MS = 7 * DAY_MS;

interface Known {
  /** Contents about which a decision of this person came back « À revoir ». */
  readonly toReview: ReadonlySet<Identifier>;
  readonly now: Instant;
  /** What the city counted of the discussions under them. */
  readonly talks: ReadonlyMap<Identifier, TalkCount>;
}

/** « Sans réponse » are new ones too, but for those that the commune answered and left « Signalée »: each is in every queue that it belongs to. */
export function queuesOf(items: readonly QueueItem[], { toReview, now, talks }: Known): Queues {
  const oldestFirst = items.toSorted((a, b) => a.content.createdAt - b.content.createdAt);
  const isNew = ({ content, isUnanswered }: QueueItem): boolean =>
    isUnanswered && (content.visibility === "public" || content.visibility === "private");
  const isToReview = ({ content }: QueueItem): boolean => toReview.has(content.id);
  const isToCheck = ({ content }: QueueItem): boolean => content.visibility === "pending";
  const isFlaggedItem = ({ content }: QueueItem): boolean =>
    isFlagged(content) && content.visibility !== "hidden";
  const isContested = ({ content }: QueueItem): boolean => isAppealed(content);
  const isToDo = (item: QueueItem): boolean =>
    isToReview(item) ||
    isToCheck(item) ||
    isFlaggedItem(item) ||
    isContested(item) ||
    (item.isOpen && item.content.visibility !== "hidden");
  return {
    "to-check": oldestFirst.filter(isToCheck),
    flagged: oldestFirst
      .filter(isFlaggedItem)
      .toSorted((a, b) => (b.content.flags?.length ?? 0) - (a.content.flags?.length ?? 0)),
    contested: oldestFirst.filter(isContested),
    "to-review": oldestFirst.filter(isToReview),
    new: oldestFirst.filter(isNew),
    late: oldestFirst.filter(
      (item) => isNew(item) && now - item.content.createdAt > LATE_MS && !isAnswered(item, talks),
    ),
    talks: byTalk(items, talks),
    all: oldestFirst.filter(isToDo),
  };
}

function isAnswered(item: QueueItem, talks: Known["talks"]): boolean {
  if (item.collection !== "anomalies") return false;
  return communeAnswer(item.view.anomaly, talks.get(item.content.id)?.officialAt ?? null) !== undefined;
}

/** How much waits for a moderator, each once. */
export function waitingCount(queues: Queues): number {
  const waiting = [
    ...queues["to-check"],
    ...queues.flagged,
    ...queues.contested,
    ...queues["to-review"],
    ...queues.new,
  ];
  return new Set(waiting.map(({ content }) => content.id)).size;
}

/** A discussion that moderators opened is one before the city counted it. */
function openedBy(item: QueueItem): TalkCount | undefined {
  if (item.collection !== "messages" || !isOpening(item.view.message)) return undefined;
  const { createdAt } = item.content;
  return { messages: 0, lastAt: createdAt, officialAt: createdAt };
}

/** Everything that is discussed: first where the commune has not answered since, then where somebody wrote last. */
function byTalk(
  items: readonly QueueItem[],
  talks: ReadonlyMap<Identifier, TalkCount>,
): readonly QueueItem[] {
  const discussed = items.flatMap((item) => {
    const talk = talks.get(item.content.id) ?? openedBy(item);
    return talk === undefined ? [] : [{ item, talk }];
  });
  const rank = (talk: TalkCount): number => (isAwaitingCommune(talk) ? 0 : 1);
  return discussed
    .toSorted((a, b) => rank(a.talk) - rank(b.talk) || b.talk.lastAt - a.talk.lastAt)
    .map(({ item }) => item);
}
