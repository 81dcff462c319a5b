import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content, StatusChange } from "../content/content.ts";
import type { Place } from "../place/place.ts";
import type { CategoryId, SubcategoryId } from "./categories.ts";
import type { FollowUp } from "./follow-up.ts";
import type { AnomalyStatus } from "./statuses.ts";

export const DANGERS = ["genant", "tres_genant", "dangereux"] as const;
export type Danger = (typeof DANGERS)[number];

export const POSITION_SOURCES = ["gps", "map", "address", "photo"] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

export type AnomalyStep = StatusChange<AnomalyStatus>;

/** What the person who reports says. */
export interface Reported {
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly title: string;
  readonly description: string;
  readonly place: Place;
  readonly positionSource: PositionSource;
  readonly accuracyM: number | null;
  readonly address: string;
  readonly locationHint: string;
  readonly danger: Danger;
  /** By the device's clock. */
  readonly observedAt: Instant;
}

/** cities/{cityId}/anomalies/{id}: the public projection. */
export interface Anomaly extends Content, Reported {
  readonly schemaVersion: 1;
  readonly status: AnomalyStatus;
  readonly previousStatus: AnomalyStatus | null;
  readonly history: readonly AnomalyStep[];
  readonly duplicateOf: Identifier | null;
  readonly partner: string;
  /** A day as "2026-03-12", empty when none. */
  readonly plannedFor: string;
  readonly meTooCount: number;
  readonly followersCount: number;
  readonly commentsCount: number;
  /** Who says that it is resolved; missing until somebody did. */
  readonly claimsCount?: number;
  /** How many of them had said so when somebody saw that it is still there. */
  readonly contestedCount?: number;
  readonly thanksCount?: number;
  /** A moderator wrote it down for somebody; missing otherwise. */
  readonly isRelayed?: boolean;
  /** Missing until its author was asked, and answered. */
  readonly followUp?: FollowUp;
}
