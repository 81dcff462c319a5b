import type { AuthorKind } from "../account/actor.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";
import type { Place } from "../place/place.ts";
import type { CategoryId, SubcategoryId } from "./categories.ts";
import type { AnomalyStatus } from "./statuses.ts";

/** Publication, apart from processing. `pending`: others see the pin and the category only. */
export const VISIBILITIES = ["pending", "public", "hidden", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const DANGERS = ["genant", "tres_genant", "dangereux"] as const;
export type Danger = (typeof DANGERS)[number];

export const POSITION_SOURCES = ["gps", "map", "address", "photo"] as const;
export type PositionSource = (typeof POSITION_SOURCES)[number];

export interface AnomalyPhoto {
  readonly id: Identifier;
  readonly alt: string;
  /** `waiting`: announced by the report, bytes not yet received by the city. */
  readonly state: "waiting" | "stored";
  /** A 96 px JPEG as a data URL of at most 4 kB, made by the function; empty while waiting. */
  readonly thumb: string;
}

/** One line of the public timeline. */
export interface StatusChange {
  readonly at: Instant;
  readonly status: AnomalyStatus;
  readonly reason: string;
  readonly byKind: AuthorKind;
  readonly byName: string;
}

/** cities/{cityId}/anomalies/{id}: the public projection. Instants are the server's unless their name says otherwise. */
export interface Anomaly {
  readonly id: Identifier;
  readonly cityId: CityId;
  /** "2026-0142", given by the server; empty until then. */
  readonly number: string;
  readonly rev: number;
  readonly schemaVersion: 1;
  readonly status: AnomalyStatus;
  readonly previousStatus: AnomalyStatus | null;
  readonly visibility: Visibility;
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly title: string;
  readonly description: string;
  readonly place: Place;
  readonly positionSource: PositionSource;
  readonly accuracyM: number | null;
  readonly address: string;
  readonly locationHint: string;
  readonly photos: readonly AnomalyPhoto[];
  readonly danger: Danger;
  readonly observedAt: Instant;
  readonly authorId: string;
  readonly authorKind: AuthorKind;
  readonly authorName: string;
  readonly history: readonly StatusChange[];
  readonly duplicateOf: Identifier | null;
  readonly partner: string;
  /** A day as "2026-03-12", empty when none. */
  readonly plannedFor: string;
  readonly meTooCount: number;
  readonly followersCount: number;
  readonly commentsCount: number;
  /** By the device's clock: when the person pressed « Envoyer ». */
  readonly performedAt: Instant;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
