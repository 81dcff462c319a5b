import type { Day } from "../basics/day.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content, StatusChange } from "../content/content.ts";
import type { Place } from "../place/place.ts";

export const ACTIVITY_KIND = "propose-activity";

export const ACTIVITY_CATEGORY_IDS = [
  "fete",
  "marche",
  "sport",
  "culture",
  "associations",
  "jeunesse",
  "seniors",
  "solidarite",
  "environnement",
  "reunion",
  "autre",
] as const;
export type ActivityCategoryId = (typeof ACTIVITY_CATEGORY_IDS)[number];

export const ACTIVITY_STATUSES = ["confirmed", "tentative", "postponed", "cancelled"] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUSES)[number];

export const ORGANISER_KINDS = ["habitant", "association", "commune", "ecole", "commerce"] as const;
export type OrganiserKind = (typeof ORGANISER_KINDS)[number];

export const PRICE_KINDS = ["gratuit", "libre", "payant"] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const ACCESS_NEEDS = [
  "pmr_complet",
  "pmr_partiel",
  "lsf",
  "sous_titres",
  "boucle_magnetique",
  "calme",
  "animaux_ok",
] as const;
export type AccessNeed = (typeof ACCESS_NEEDS)[number];

export const REPEAT_EVERY = ["week", "month"] as const;
export type RepeatEvery = (typeof REPEAT_EVERY)[number];

/** How often it takes place, its first time included. */
export interface Repeats {
  readonly every: RepeatEvery;
  readonly count: number;
  /** Days of the commune on which it does not take place. */
  readonly off: readonly Day[];
}

/** A time that it took place. */
export type EarlierTime = Pick<Announced, "startsAt" | "endsAt">;

/** Under which name, and as what, somebody announces. */
export interface Organiser {
  readonly organiserName: string;
  readonly organiserKind: OrganiserKind;
}

/** What the person who proposes says. */
export interface Announced extends Organiser {
  readonly categoryId: ActivityCategoryId;
  readonly title: string;
  readonly description: string;
  /** Of an activity of whole days, midnights of the commune: of its first and of its last day. */
  readonly startsAt: Instant;
  readonly endsAt: Instant | null;
  readonly allDay: boolean;
  /** Missing where it takes place once. */
  readonly repeats?: Repeats;
  /** Null where it is online. */
  readonly place: Place | null;
  readonly placeName: string;
  readonly address: string;
  /** Where it is online, or tells more; https. */
  readonly url: string;
  readonly priceKind: PriceKind;
  /** « 5 €, gratuit pour les enfants »; these three are missing in what older versions wrote. */
  readonly priceLabel?: string;
  /** Whom to ask; everybody reads it. */
  readonly contact?: string;
  /** Where one signs up elsewhere; https. */
  readonly registrationUrl?: string;
  readonly access: readonly AccessNeed[];
  /** How many may come; null for as many as like. */
  readonly capacity: number | null;
}

/** cities/{cityId}/activities/{id}: the public projection. */
export interface Activity extends Content, Announced {
  readonly schemaVersion: 1;
  readonly status: ActivityStatus;
  readonly history: readonly StatusChange<ActivityStatus>[];
  readonly goingCount: number;
  readonly interestedCount: number;
  readonly followersCount: number;
  /** A moderator knows that who announced it is that organiser. */
  readonly verified?: boolean;
  /** Postponed, and nobody knows to when: `startsAt` is when it would have been. */
  readonly dateToCome?: boolean;
  /** What repeats took place then, before the times that were left were moved. */
  readonly earlier?: readonly EarlierTime[];
}
