import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Sort } from "../filter/anomaly-filter.ts";

export const SORT_WORDS = {
  date: msg`Date`,
  distance: msg`Distance`,
  status: msg`Statut`,
  followers: msg`Abonnés`,
} as const satisfies Record<Sort, MessageDescriptor>;
