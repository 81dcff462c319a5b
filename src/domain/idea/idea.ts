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
export const IDEA_STATUSES = ["open", "review", "accepted", "doing", "done", "declined"] as const;

export type IdeaStatus = (typeof IDEA_STATUSES)[number];

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
  /** Null: the whole commune. */
  readonly place: Place | null;
  readonly address: string;
}

/** cities/{cityId}/ideas/{id}: the public projection. */
export interface Idea extends Content, Proposed {
  readonly schemaVersion: 1;
  readonly status: IdeaStatus;
  readonly history: readonly IdeaStep[];
  readonly supportsCount: number;
  readonly followersCount: number;
}
