import type { AuthorKind } from "../account/actor.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { CityId } from "../city/city.ts";

/** Publication, apart from processing. `pending`: others see the pin and the category only. */
export const VISIBILITIES = ["pending", "public", "hidden", "private"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export interface ContentPhoto {
  readonly id: Identifier;
  readonly alt: string;
  /** `waiting`: announced by the command, bytes not yet received by the city. */
  readonly state: "waiting" | "stored";
  /** A 96 px JPEG as a data URL of at most 4 kB, made by the function; empty while waiting. */
  readonly thumb: string;
  /** The commune took it once the matter was settled. */
  readonly isAfter?: boolean;
  /** Who calls the matter resolved took it. */
  readonly isClaim?: boolean;
  /** The photo that a moderator masked, whose place it took. */
  readonly maskOf?: Identifier;
}

export interface StatusChange<S extends string = string> {
  readonly at: Instant;
  readonly status: S;
  readonly reason: string;
  readonly byKind: AuthorKind;
  readonly byName: string;
  /** Why, where the status has a list of reasons. */
  readonly code?: string;
}

/** A moderator's last decision about who may see it. */
export interface Moderated {
  /** How many there were. */
  readonly count: number;
  readonly at: Instant;
  readonly to: Visibility;
  /** Why it is hidden; empty otherwise. */
  readonly code: string;
  /** For its author and for moderators. */
  readonly reason: string;
  readonly byKind: AuthorKind;
  readonly byName: string;
  /** The account that decided: for moderators alone, so that somebody else judges an appeal. */
  readonly by?: string;
  /** What its author says against it. For its author and for moderators. */
  readonly appeal?: Appeal;
  /** How often its author had written it anew by then; missing where they never had. */
  readonly rewritten?: number;
  /** It hid what nobody but moderators had read: it was never published. */
  readonly isRefusal?: boolean;
  /** It answered an appeal: there is no other. */
  readonly isFinal?: boolean;
}

export interface Appeal {
  readonly at: Instant;
  readonly words: string;
}

/** Somebody says that it should not be seen so. Who it was is not kept: each person's mark says that they did once. */
export interface Flag {
  readonly code: string;
  /** Read by moderators. */
  readonly text: string;
  readonly at: Instant;
  readonly byKind: AuthorKind;
}

/** What everything that people publish in a city has. Instants are the server's unless their name says otherwise. */
export interface Content {
  readonly id: Identifier;
  readonly cityId: CityId;
  /** "2026-0142", given by the server; empty until then. */
  readonly number: string;
  readonly rev: number;
  readonly visibility: Visibility;
  /** Missing until a moderator decided. */
  readonly moderated?: Moderated;
  /** How often its author wrote it anew or added to it; missing where they never did. */
  readonly rewritten?: number;
  /** Missing in what everybody reads, and where there are none. */
  readonly flags?: readonly Flag[];
  /** A message whose discussion is hidden; missing in everything else. */
  readonly withheld?: boolean;
  readonly photos: readonly ContentPhoto[];
  readonly authorId: string;
  readonly authorKind: AuthorKind;
  readonly authorName: string;
  readonly history: readonly StatusChange[];
  /** By the device's clock: when the person pressed « Envoyer ». */
  readonly performedAt: Instant;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}
