import type { Membership } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
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

/**
 * Discussions of what this person follows and wants to hear of, of which the city counted messages that this device has not read: the one
 * that somebody wrote in last comes first.
 * @param heldAt when the device last knew all of a page; 0 for never
 */
export function threadsBehind(
  cityId: CityId,
  { membership: { marks, notifications }, tallies }: Known,
  heldAt: (pageKey: string) => Instant,
): readonly Behind[] {
  const followed = followedSubjects({ marks }).filter(
    (subject) => levelOf(notifications.muted, subject) !== "none",
  );
  const ids = [...new Set(followed.map(({ id }) => id))];
  const talks = ids.flatMap((id) => {
    const talk = tallies.get(id)?.talk ?? null;
    return talk === null ? [] : [{ id, talk }];
  });
  // What such a discussion is about is on the page that lists what opens them.
  const isOpened = followed.some(({ collection }) => collection === "messages");
  const openings =
    isOpened && heldAt(openingsPageOf(cityId)) === 0 ? [{ threadId: OPENINGS, pages: [1] }] : [];
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
