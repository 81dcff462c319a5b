import { CATEGORY_IDS } from "../anomaly/categories.ts";
import { ok } from "../basics/result.ts";
import { nullable, object, oneOf, type Schema } from "../basics/schema.ts";
import { DEFAULT_MY_FILTER, PERIODS, STATUS_FILTERS, type MyFilter } from "./my-filter.ts";

/** Strict, for what clients send. */
export const MY_FILTER_SCHEMA: Schema<MyFilter> = object<MyFilter>({
  status: oneOf(STATUS_FILTERS),
  category: nullable(oneOf(CATEGORY_IDS)),
  period: oneOf(PERIODS),
});

/** A device that is older than the filter opens as for whoever chose nothing. */
export const KNOWN_MY_FILTER_SCHEMA: Schema<MyFilter> = {
  parse(value) {
    const parsed = MY_FILTER_SCHEMA.parse(value);
    return parsed.ok ? parsed : ok(DEFAULT_MY_FILTER);
  },
};
