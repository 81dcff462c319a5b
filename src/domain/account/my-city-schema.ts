import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { nullable, object, type Schema } from "../basics/schema.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { MY_FILTER_SCHEMA } from "./my-filter-schema.ts";
import { myPlacesSchema } from "./my-places.ts";
import { MY_VIEW_SCHEMA } from "./my-view-schema.ts";
import type { MyCityPayload } from "./update-my-city.ts";

const WHOLE_SCHEMA = object<MyCityPayload>(
  {
    places: myPlacesSchema("refused"),
    opensOn: nullable(IDENTIFIER_SCHEMA),
    filter: nullable(MY_FILTER_SCHEMA),
    view: nullable(MY_VIEW_SCHEMA),
  },
  { together: placeProblems },
);

/** A command that has waited since before there were filters, or a view, does not speak of them. */
const UNSPOKEN = { filter: null, view: null };

export const MY_CITY_SCHEMA: Schema<MyCityPayload> = {
  parse: (value) =>
    WHOLE_SCHEMA.parse(typeof value === "object" && value !== null ? { ...UNSPOKEN, ...value } : value),
};

function placeProblems({ places, opensOn }: Partial<MyCityPayload>): readonly FieldProblem[] {
  const ids = (places ?? []).map(({ id }) => id);
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated >= 0) return [{ field: `places.${repeated}.id`, code: "pattern" }];
  if (places === undefined || opensOn === undefined || opensOn === null || ids.includes(opensOn)) return [];
  return [{ field: "opensOn", code: "not_one_of" }];
}
