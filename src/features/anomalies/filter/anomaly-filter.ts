import { DEFAULT_MY_FILTER, type MyFilter } from "../../../domain/account/my-filter.ts";

export const SORTS = ["date", "distance", "status", "followers"] as const;
export type Sort = (typeof SORTS)[number];

/** What a person asked to see. It lives in the address, shared by the map and the list. */
export interface AnomalyFilter extends MyFilter {
  readonly mine: boolean;
  readonly followed: boolean;
  readonly text: string;
}

export const DEFAULT_FILTER: AnomalyFilter = {
  ...DEFAULT_MY_FILTER,
  mine: false,
  followed: false,
  text: "",
};

export const DEFAULT_SORT: Sort = "date";
