import type { CategoryId } from "../../../domain/anomaly/categories.ts";

/** `open` in the sense of `isOpen`: what the commune still owes an answer or a check. */
export const STATUS_FILTERS = ["open", "resolved", "rejected", "all"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** How long ago a report was made, at most. */
export const PERIODS = ["any", "week", "month", "year"] as const;
export type Period = (typeof PERIODS)[number];

export const SORTS = ["date", "distance", "status", "followers"] as const;
export type Sort = (typeof SORTS)[number];

/** What a person asked to see. It lives in the address, shared by the map and the list. */
export interface AnomalyFilter {
  readonly status: StatusFilter;
  readonly category: CategoryId | null;
  readonly period: Period;
  readonly mine: boolean;
  readonly followed: boolean;
  readonly text: string;
}

export const DEFAULT_FILTER: AnomalyFilter = {
  status: "open",
  category: null,
  period: "any",
  mine: false,
  followed: false,
  text: "",
};

export const DEFAULT_SORT: Sort = "date";
