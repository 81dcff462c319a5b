import { DAY_MS, type Instant } from "../basics/instant.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { Content } from "../content/content.ts";

/** Somebody who writes no messages in the city for a while, as its moderators read it. */
export interface MutedPerson {
  readonly until: Instant;
  /** Which rule what they wrote was against; absent where the moderator did not say. */
  readonly code?: string;
  /** When the moderator decided it, which may be long before it reached the city; version 0.1 did not say. */
  readonly at?: Instant;
  /** As it stood on what they wrote; empty for who gives none. */
  readonly authorName: string;
  /** Which moderator decided it. */
  readonly byName: string;
  /** The account of that moderator; earlier versions did not say. */
  readonly by?: string;
  /** What they wrote, without a word of it: the suspension is taken back about it, as it was decided. */
  readonly collection: ContentCollection;
  readonly about: Content;
}

/** For how many days it was decided at that moment. */
export function daysUntil({ until }: Pick<MutedPerson, "until">, at: Instant): number {
  return Math.round((until - at) / DAY_MS);
}
