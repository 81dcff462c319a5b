import type { Membership } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { DAY_MS, type Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import type { Tallies } from "../content/tally.ts";
import { RECENT_THREADS_AHEAD, THREADS_AHEAD_MAX } from "../limits/limits.ts";
import { followedSubjects, levelOf } from "../notification/level.ts";
import { readPages, shownPages } from "./shown-pages.ts";
import { pagesOf, type TalkCount } from "./talk-count.ts";
import { OPENINGS, openingsPageOf, pageKeyOf } from "./thread.ts";

interface Known {
  readonly membership: Pick<Membership, "marks" | "notifications">;
  readonly tallies: Tallies;
}

interface Behind {
  readonly threadId: Identifier;
  readonly pages: readonly number[];
}

interface Held {
  /** When the device last knew all of a page; 0 for never. */
  readonly heldAt: (pageKey: string) => Instant;
  readonly now: Instant;
  /** Undefined where the line is too dear for what this person does not follow. */
  readonly publicIds: ReadonlySet<Identifier> | undefined;
}

interface Counted {
  readonly id: Identifier;
  readonly talk: TalkCount;
}

/**
 * The list of what moderators opened, once a day, since nothing counts that; then the discussions of which the city counted messages
 * that this device has not read: of what this person follows and wants to hear of, and those of the commune in which somebody wrote
 * last. In both, the one that somebody wrote in last comes first.
 */
export function threadsBehind(cityId: CityId, known: Known, held: Held): readonly Behind[] {
  const { heldAt, now, publicIds } = held;
  const isListOld = heldAt(openingsPageOf(cityId)) <= now - DAY_MS;
  const openings = isListOld ? [{ threadId: OPENINGS, pages: [1] }] : [];
  const others = publicIds === undefined ? [] : latest(othersTalks(known, publicIds), RECENT_THREADS_AHEAD);
  const behind = [...latest(followedTalks(known), THREADS_AHEAD_MAX), ...others]
    .map(({ id, talk }) => ({
      threadId: id,
      pages: readPages(shownPages(pagesOf(talk)), talk.officialPage),
      talk,
    }))
    .filter(({ threadId, pages, talk }) =>
      isBehind(talk, pages, (page) => heldAt(pageKeyOf(cityId, threadId, page))),
    )
    .map(({ threadId, pages }) => ({ threadId, pages }));
  return [...openings, ...behind];
}

function followedTalks({ membership: { marks, notifications }, tallies }: Known): readonly Counted[] {
  const followed = followedSubjects({ marks }).filter(
    (subject) => levelOf(notifications.muted, subject) !== "none",
  );
  return [...new Set(followed.map(({ id }) => id))].flatMap((id) => {
    const talk = tallies.get(id)?.talk ?? null;
    return talk === null ? [] : [{ id, talk }];
  });
}

/** Of what everybody reads, and this person does not follow. A message that has a discussion of its own was opened by moderators. */
function othersTalks({ membership, tallies }: Known, publicIds: ReadonlySet<Identifier>): readonly Counted[] {
  const followed = new Set(followedSubjects(membership).map(({ id }) => id));
  return [...tallies.values()].flatMap(({ id, collection, talk }) => {
    const isRead = talk?.withheld !== true && (collection === "messages" || publicIds.has(id));
    return talk === null || !isRead || followed.has(id) ? [] : [{ id, talk }];
  });
}

function latest(talks: readonly Counted[], count: number): readonly Counted[] {
  return talks.toSorted((a, b) => b.talk.lastAt - a.talk.lastAt).slice(0, count);
}

function isBehind(
  { lastAt }: TalkCount,
  pages: readonly number[],
  heldAt: (page: number) => Instant,
): boolean {
  return pages.some((page) => heldAt(page) < lastAt);
}
