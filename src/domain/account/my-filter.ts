import type { CategoryId } from "../anomaly/categories.ts";

/** `current`: what is open, and what was closed of late (`isCurrent`). `open`: what the commune still owes an answer or a check. */
export const STATUS_FILTERS = ["current", "open", "resolved", "rejected", "all"] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

export const PERIODS = ["any", "week", "month", "year"] as const;
export type Period = (typeof PERIODS)[number];

export interface MyFilter {
  readonly status: StatusFilter;
  /** Null for all of them. */
  readonly category: CategoryId | null;
  readonly period: Period;
}

export const DEFAULT_MY_FILTER: MyFilter = { status: "current", category: null, period: "any" };
