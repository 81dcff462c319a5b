import { ok } from "../basics/result.ts";
import { oneOf, type Schema } from "../basics/schema.ts";
import { ASKED_VIEWS, MY_VIEWS, type AskedView, type MyView } from "./my-view.ts";

export const ASKED_VIEW_SCHEMA: Schema<AskedView> = oneOf(ASKED_VIEWS);
const MY_VIEW_SCHEMA: Schema<MyView> = oneOf(MY_VIEWS);

/** A device that is older than a view opens as for whoever settled nothing. */
export const KNOWN_MY_VIEW_SCHEMA: Schema<MyView | null> = {
  parse(value) {
    const parsed = MY_VIEW_SCHEMA.parse(value);
    return parsed.ok ? parsed : ok(null);
  },
};
