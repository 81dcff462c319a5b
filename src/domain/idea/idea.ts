import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content, StatusChange } from "../content/content.ts";
import type { Place } from "../place/place.ts";

export const IDEA_CATEGORY_IDS = [
  "mobilites",
  "nature",
  "cadre-de-vie",
  "sport",
  "culture",
  "education",
  "solidarite",
  "tranquillite",
  "commerce",
  "transition",
  "numerique",
  "autre",
] as const;

export type IdeaCategoryId = (typeof IDEA_CATEGORY_IDS)[number];

/** The command that publishes one. */
export const IDEA_KIND = "publish-idea";

/** In the order an idea goes through them. */
export const IDEA_STATUSES = ["open", "review", "accepted", "doing", "done", "declined", "retired"] as const;

export type IdeaStatus = (typeof IDEA_STATUSES)[number];

/** Why an author takes an idea back. */
export const RETIRE_CODES = ["doublon", "deja_en_cours", "infaisable", "realisee", "autre"] as const;
export type RetireCode = (typeof RETIRE_CODES)[number];

export type IdeaStep = StatusChange<IdeaStatus>;

/** What the person who proposes says, in the three parts of the form. */
export interface Proposed {
  readonly categoryId: IdeaCategoryId;
  readonly title: string;
  /** « Le constat » */
  readonly finding: string;
  /** « Ma proposition » */
  readonly proposal: string;
  /** « Pour qui ? » */
  readonly forWhom: string;
  /** Where one reads more; https. Missing where there are none. */
  readonly links?: readonly string[];
  /** Null: the whole commune. */
  readonly place: Place | null;
  readonly address: string;
}

/** What an author added without touching what was supported. */
export interface Precision {
  readonly at: Instant;
  readonly text: string;
}

/** cities/{cityId}/ideas/{id}: the public projection. */
export interface Idea extends Content, Proposed {
  readonly schemaVersion: 1;
  readonly status: IdeaStatus;
  readonly history: readonly IdeaStep[];
  readonly supportsCount: number;
  /** Of people without a confirmed address, which the threshold does not count; missing until there is one. */
  readonly guestSupportsCount?: number;
  readonly followersCount: number;
  /** Oldest first; missing until there is one. */
  readonly precisions?: readonly Precision[];
  /** The idea with which a moderator proposes to merge it: its author decides. */
  readonly mergeWith?: Identifier;
  /** The idea for which its author took this one back. Supports never move by themselves. */
  readonly inFavourOf?: Identifier;
}
