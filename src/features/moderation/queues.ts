import type { Identifier } from "../../domain/basics/identifier.ts";
import { DAY_MS, type Instant } from "../../domain/basics/instant.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import { isAppealed } from "../../domain/moderation/appealed.ts";
import { communeAnswer } from "../../domain/anomaly/commune-answer.ts";
import { isOpening } from "../../domain/thread/message.ts";
import { isAwaitingCommune, type TalkCount } from "../../domain/thread/talk-count.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";

/** What waits for a moderator, the most urgent first. */
const WAITING = ["to-check", "flagged", "contested", "to-review", "new"] as const;

/** What moderators work through: all that waits, its parts, and what they may look through besides. */
export const QUEUES = ["waiting", ...WAITING, "late", "talks", "open"] as const;
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
  const isFlaggedItem = ({ content }: QueueItem): boolean =>
    isFlagged(content) && content.visibility !== "hidden";
  const parts = {
    "to-check": oldestFirst.filter(({ content }) => content.visibility === "pending"),
    flagged: oldestFirst
      .filter(isFlaggedItem)
      .toSorted((a, b) => (b.content.flags?.length ?? 0) - (a.content.flags?.length ?? 0)),
    contested: oldestFirst.filter(({ content }) => isAppealed(content)),
    "to-review": oldestFirst.filter(({ content }) => toReview.has(content.id)),
    new: oldestFirst.filter(isNew),
  };
  return {
    ...parts,
    // Each once, however many of the parts it is in: the bar counts these.
    waiting: [...new Set(WAITING.flatMap((part) => parts[part]))],
    late: parts.new.filter((item) => now - item.content.createdAt > LATE_MS && !isAnswered(item, talks)),
    talks: byTalk(items, talks),
    open: oldestFirst.filter(({ isOpen, content }) => isOpen && content.visibility !== "hidden"),
  };
}

function isAnswered(item: QueueItem, talks: Known["talks"]): boolean {
  if (item.collection !== "anomalies") return false;
  return communeAnswer(item.view.anomaly, talks.get(item.content.id)?.officialAt ?? null) !== undefined;
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
