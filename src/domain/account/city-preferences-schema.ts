import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { nullable, object, type Schema } from "../basics/schema.ts";
import type { FieldProblem } from "../command/refusal.ts";
import type { MyFilter } from "./my-filter.ts";
import { MY_FILTER_SCHEMA } from "./my-filter-schema.ts";
import { myPlacesSchema, type MyPlace } from "./my-places.ts";
import type { AskedView } from "./my-view.ts";
import { ASKED_VIEW_SCHEMA } from "./my-view-schema.ts";

export interface CityPreferences {
  readonly places: readonly MyPlace[];
  readonly opensOn: Identifier | null;
  /** What the map and the list open with; null in a command that does not speak of it. */
  readonly filter: MyFilter | null;
  readonly view: AskedView | null;
}

const WHOLE_SCHEMA = object<CityPreferences>(
  {
    places: myPlacesSchema("refused"),
    opensOn: nullable(IDENTIFIER_SCHEMA),
    filter: nullable(MY_FILTER_SCHEMA),
    view: nullable(ASKED_VIEW_SCHEMA),
  },
  { together: placeProblems },
);

/** A command that has waited since before there were filters, or a view, does not speak of them. */
const UNSPOKEN = { filter: null, view: null };

export const CITY_PREFERENCES_SCHEMA: Schema<CityPreferences> = {
  parse: (value) =>
    WHOLE_SCHEMA.parse(typeof value === "object" && value !== null ? { ...UNSPOKEN, ...value } : value),
};

function placeProblems({ places, opensOn }: Partial<CityPreferences>): readonly FieldProblem[] {
  const ids = (places ?? []).map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated >= 0) return [{ field: `places.${repeated}.id`, code: "pattern" }];
  if (places === undefined || opensOn === undefined || opensOn === null || ids.includes(opensOn)) return [];
  return [{ field: "opensOn", code: "not_one_of" }];
}
