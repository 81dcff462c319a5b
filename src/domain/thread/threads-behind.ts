import type { Membership } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { DAY_MS, type Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import type { Tallies } from "../content/tally.ts";
import { THREADS_AHEAD_MAX } from "../limits/limits.ts";
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
}

/**
 * The list of what moderators opened, once a day, since nothing counts that; and discussions of what this person follows and wants
 * to hear of, of which the city counted messages that this device has not read: the one that somebody wrote in last comes first.
 */
export function threadsBehind(
  cityId: CityId,
  { membership: { marks, notifications }, tallies }: Known,
  { heldAt, now }: Held,
): readonly Behind[] {
  const followed = followedSubjects({ marks }).filter(
    (subject) => levelOf(notifications.muted, subject) !== "none",
  );
  const ids = [...new Set(followed.map(({ id }) => id))];
  const talks = ids.flatMap((id) => {
    const talk = tallies.get(id)?.talk ?? null;
    return talk === null ? [] : [{ id, talk }];
  });
  const isListOld = heldAt(openingsPageOf(cityId)) <= now - DAY_MS;
  const openings = isListOld ? [{ threadId: OPENINGS, pages: [1] }] : [];
  const behind = talks
    .toSorted((a, b) => b.talk.lastAt - a.talk.lastAt)
    .slice(0, THREADS_AHEAD_MAX)
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

function isBehind(
  { lastAt }: TalkCount,
  pages: readonly number[],
  heldAt: (page: number) => Instant,
): boolean {
  return pages.some((page) => heldAt(page) < lastAt);
}
