import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { ok } from "../basics/result.ts";
import { list, object, oneOf, text, type Schema } from "../basics/schema.ts";
import { MY_PLACE_LABEL_CHARS, MY_PLACE_RADII_M, MY_PLACES_MAX } from "../limits/limits.ts";
import { PLACE_SCHEMA, type Place } from "../place/place.ts";

export type RadiusM = (typeof MY_PLACE_RADII_M)[number];

/** « Chez moi », and the like: for this person's eyes only, and never nearer than about 100 m. */
export interface MyPlace {
  readonly id: Identifier;
  readonly label: string;
  readonly place: Place;
  readonly radiusM: RadiusM;
}

/** 0.001°: about 111 m from south to north, 75 m from west to east in France. */
const STEP_E6 = 1_000;

export function roundedPlace({ latE6, lngE6 }: Place): Place {
  const rounded = (degreesE6: number) => Math.round(degreesE6 / STEP_E6) * STEP_E6 + 0;
  return { latE6: rounded(latE6), lngE6: rounded(lngE6) };
}

const ROUNDED_PLACE_SCHEMA: Schema<Place> = {
  parse(value) {
    const place = PLACE_SCHEMA.parse(value);
    return place.ok ? ok(roundedPlace(place.value)) : place;
  },
};

export function myPlacesSchema(unknown: "refused" | "dropped"): Schema<readonly MyPlace[]> {
  const myPlace = object<MyPlace>(
    {
      id: IDENTIFIER_SCHEMA,
      label: text(MY_PLACE_LABEL_CHARS),
      place: ROUNDED_PLACE_SCHEMA,
      radiusM: oneOf(MY_PLACE_RADII_M),
    },
    { unknown },
  );
  return list(myPlace, { max: MY_PLACES_MAX });
}
