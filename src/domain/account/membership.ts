import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import { perCollection, type PerCollection } from "../command/subject.ts";
import { pressedAt, withMark, type KeptMark, type Mark, type MarkIntent } from "./marks.ts";
import { UNDONE_MARKS_MAX } from "../limits/limits.ts";
import { NO_NOTIFICATIONS, type MyNotifications } from "../notification/my-notifications.ts";
import { DEFAULT_MY_FILTER, type MyFilter } from "./my-filter.ts";
import type { MyPlace } from "./my-places.ts";
import type { MyView } from "./my-view.ts";

/** users/{uid}/cities/{cityId}: what one person keeps of one city. */
export interface Membership {
  readonly cityId: CityId;
  readonly cityName: string;
  readonly joinedAt: Instant;
  /** Oldest first; at most FOLLOWED_MAX of the kind « follow ». */
  readonly marks: readonly KeptMark[];
  /** What was taken back, oldest first: an older intent that arrives later does not undo it. */
  readonly undone: readonly KeptMark[];
  /** How many contents the city took from this person. */
  readonly contributions: PerCollection<number>;
  /** How many of them a moderator let be published: what decides whether the next one waits. */
  readonly approved: PerCollection<number>;
  /** « Chez moi » and the like, at most MY_PLACES_MAX. */
  readonly places: readonly MyPlace[];
  readonly opensOn: Identifier | null;
  readonly filter: MyFilter;
  /** Which of the two the person settled to see first; null before they did. */
  readonly view: MyView | null;
  /** How the person is told what happens there, and what of it they have read. */
  readonly notifications: MyNotifications;
  /** Until when a moderator lets this person write no messages; null where none did. */
  readonly mutedUntil: Instant | null;
  /** Which rule what they wrote was against; absent where the moderator did not say. */
  readonly mutedFor?: string;
  /** Whom a moderator knows this person to speak for, when they announce activities: an `organiserKey` each. */
  readonly organisers: readonly string[];
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}

/** What a person keeps of a city before doing anything there; `rev` 0 has never been stored. */
export function emptyMembership(cityId: CityId, now: Instant): Membership {
  return {
    cityId,
    cityName: "",
    joinedAt: now,
    marks: [],
    undone: [],
    contributions: perCollection(() => 0),
    approved: perCollection(() => 0),
    places: [],
    opensOn: null,
    filter: DEFAULT_MY_FILTER,
    view: null,
    notifications: NO_NOTIFICATIONS,
    mutedUntil: null,
    organisers: [],
    rev: 0,
    updatedAt: now,
    schemaVersion: 1,
  };
}

/** A document as any version stored it: 0.1 had one list of anomalies for each kind of mark, and spoke for one organiser. */
interface StoredMembership extends Partial<Membership> {
  readonly organiser?: string;
  readonly meToo?: readonly Identifier[];
  readonly followed?: readonly Identifier[];
}

/** The same document as this version knows it; the very same object when nothing is missing. */
export function wholeMembership(stored: StoredMembership & Pick<Membership, "cityId">): Membership {
  const empty = emptyMembership(stored.cityId, stored.joinedAt ?? 0);
  const { meToo = [], followed = [], organiser = "", ...kept } = stored;
  const contributions = { ...empty.contributions, ...stored.contributions };
  const approved = { ...empty.approved, ...stored.approved };
  if (
    hasAllOf(empty, stored) &&
    hasAllOf(contributions, stored.contributions) &&
    hasAllOf(approved, stored.approved)
  )
    return stored;
  const marksOf = (kind: Mark["kind"], ids: readonly Identifier[]): readonly Mark[] =>
    ids.map((id) => ({ kind, subject: { collection: "anomalies", id } }));
  return {
    ...empty,
    marks: [...marksOf("me-too", meToo), ...marksOf("follow", followed)],
    organisers: organiser === "" ? [] : [organiser],
    ...kept,
    contributions,
    approved,
  };
}

function hasAllOf<T extends object>(whole: T, stored: Partial<T>): stored is T {
  return Object.keys(whole).every((name) => Object.hasOwn(stored, name));
}

/** When the person last decided about it, either way; 0 when nobody said. */
export function decidedAt({ marks, undone }: Membership, mark: Mark): Instant {
  return Math.max(pressedAt(marks, mark), pressedAt(undone, mark));
}

export function withIntent(
  membership: Membership,
  intent: MarkIntent & { readonly at: Instant },
  now: Instant,
): Membership {
  return {
    ...membership,
    marks: withMark(membership.marks, intent),
    undone: withMark(membership.undone, { ...intent, on: !intent.on }).slice(-UNDONE_MARKS_MAX),
    rev: membership.rev + 1,
    updatedAt: now,
  };
}
