import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import type { ContentCollection } from "../command/subject.ts";

/** What administrators read of a moderator who asks that an account be blocked. */
export interface BlockRequest {
  readonly cityId: CityId;
  readonly collection: ContentCollection;
  /** What its holder wrote; empty where it has no words any more. */
  readonly words: string;
  readonly reason: string;
  /** Which moderator asks. */
  readonly byName: string;
  readonly at: Instant;
}
