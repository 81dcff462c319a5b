import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Channels, NotificationKind } from "./kinds.ts";

export type Digest = "never" | "daily" | "weekly";

/** Minutes since midnight, by the clock of the commune; over midnight where `from` is later than `to`. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** « Près de chez vous »: one of the person's places, with its radius. */
export interface WatchedPlace {
  readonly placeId: Identifier;
  /** None: all of them. */
  readonly categories: readonly string[];
  /** By the device's clock; missing where an earlier version was asked to: there the city alone tells. */
  readonly since?: Instant;
}

export interface NotificationSettings {
  /** Kinds the person settled; the others as `DEFAULT_CHANNELS`. */
  readonly channels: { readonly [K in NotificationKind]?: Channels };
  readonly digest: Digest;
  readonly quiet: QuietHours | null;
  readonly watched: readonly WatchedPlace[];
}

/** Everything up to `through`, and later ones that were opened. */
export interface ReadNotifications {
  readonly through: Instant;
  readonly ids: readonly string[];
}

/** What a person keeps about the notifications of one city. */
export interface MyNotifications {
  readonly settings: NotificationSettings;
  /** `subjectKeyOf` what they want to hear no more of, oldest first. */
  readonly muted: readonly string[];
  readonly read: ReadNotifications;
}

export const NO_NOTIFICATIONS: MyNotifications = {
  settings: { channels: {}, digest: "never", quiet: null, watched: [] },
  muted: [],
  read: { through: 0, ids: [] },
};
