import type { Identifier } from "../basics/identifier.ts";
import { DAY_MS, HOUR_MS, type Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import type { ContentSubject } from "../command/subject.ts";
import type { NotificationKind } from "./kinds.ts";
import { NIGHT, ringAt } from "./quiet-hours.ts";

/** Why this person is told. */
export const TOLD_AS = ["author", "follower", "neighbour", "flagger", "moderator"] as const;
export type ToldAs = (typeof TOLD_AS)[number];

/**
 * users/{uid}/notifications/{id}: under the same id for everybody whom one event is told. It holds no word that anybody wrote: the title
 * comes from the device's copy of the content, so that what is hidden leaves the notifications too.
 */
export interface Notification {
  readonly id: string;
  readonly cityId: CityId;
  readonly kind: NotificationKind;
  /** What it is about, and where it leads. */
  readonly subject: ContentSubject;
  /** The status it came to, or « new », « message », « official », « published », « hidden », « refused- » and why, « private », « changed », « flag-hidden », « flag-kept », « tomorrow », « place-freed », « follow-up », « pending », « flagged », « contested ». */
  readonly what: string;
  readonly toldAs: ToldAs;
  /** In the list; otherwise it waits for the e-mail alone. */
  readonly app: boolean;
  /** `toldAtOf`, by the server's clock. */
  readonly at: Instant;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

/** What a notification says of a warning: before the code of its reason. */
export const WARNED = "warned-";

/** What a notification says of what was refused before anybody read it: before the code of its reason. */
export const REFUSED = "refused-";

/** That an activity that was full has a place again. */
export const PLACE_FREED = "place-freed";

/** That its author is asked whether the matter is settled. */
export const FOLLOW_UP = "follow-up";

export const NOTIFICATION_KEPT_MS = 90 * DAY_MS;

/** Under which id a person is told it: what waits for moderators is one notification an hour, however much it is. */
export function noticeIdOf({
  id,
  cityId,
  kind,
  at,
}: Pick<CityEvent, "id" | "cityId" | "kind" | "at">): string {
  return kind === "review" ? `${cityId}-${Math.floor(at / HOUR_MS)}-review` : id;
}

/**
 * What a notification is dated by: when it is told. What happened before and is told after somebody read all is not read yet. What is near
 * the device finds too, and knows by when it was published.
 */
export function toldAtOf({ kind, at }: Pick<CityEvent, "kind" | "at">, now: Instant): Instant {
  return kind === "nearby" ? at : Math.max(at, now);
}

/**
 * When devices may be told it, but for the person's quiet hours: moderators with the full hour, all of it together; what nobody did, but
 * the count of the night found, in the morning of the commune.
 */
export function tellableAt(
  { kind, actorId }: Pick<CityEvent, "kind" | "actorId">,
  now: Instant,
  zone: string,
): Instant {
  if (kind === "review") return (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
  return actorId === "" ? ringAt(now, NIGHT, zone) : now;
}

/** What the city keeps of an event until everybody whom it concerns is told. */
export interface CityEvent extends Pick<Notification, "cityId" | "kind" | "subject" | "what" | "at"> {
  readonly id: string;
  /** Whom it is told: the author alone, or followers too, or who lives near, or who flagged it, or who moderates. */
  readonly audience: "author" | "followers" | "neighbours" | "flaggers" | "moderators";
  /** What they flagged; with that audience only. */
  readonly flagged?: Identifier;
  /** Whose it is, in the sense of whom it is told first: the content's id, whose author the city knows. */
  readonly authorsOf: readonly Identifier[];
  /** Who did it knows already. */
  readonly actorId: string;
  readonly latE6: number | null;
  readonly lngE6: number | null;
  readonly categoryId: string;
}
