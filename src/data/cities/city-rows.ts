import { CITY_MAP_PROVIDER } from "../../domain/background/map-provider-id.ts";
import { INSTANT_SCHEMA } from "../../domain/basics/instant.ts";
import { isRecord } from "../../domain/basics/record.ts";
import { boolean, integer, nullable, object, oneOf, text } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA, type City } from "../../domain/city/city.ts";
import { CONTOUR_SCHEMA, NO_CONTOUR } from "../../domain/city/contour.ts";
import { KNOWN_SETTING_SCHEMAS, withSettings } from "../../domain/city/city-settings.ts";
import { BOX_SCHEMA } from "../../domain/place/box.ts";
import { PLACE_SCHEMA } from "../../domain/place/place.ts";
import type { ReplicaCollection } from "../replica/row.ts";

const NAME_CHARS_MAX = 100;
const COUNT_MAX = Number.MAX_SAFE_INTEGER;

const count = integer({ min: 0, max: COUNT_MAX });

const CITY_SCHEMA = object<City>(
  {
    id: CITY_ID_SCHEMA,
    name: text({ min: 1, max: NAME_CHARS_MAX }),
    position: PLACE_SCHEMA,
    positionCityHall: PLACE_SCHEMA,
    contour: CONTOUR_SCHEMA,
    box: nullable(BOX_SCHEMA),
    contourRev: count,
    approximate: boolean,
    population: nullable(count),
    zoom: integer({ min: 0, max: 22 }),
    mapProvider: CITY_MAP_PROVIDER,
    moderatorsCount: count,
    ...KNOWN_SETTING_SCHEMAS,
    rev: count,
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  { unknown: "dropped" },
);

export const CITY_ROWS: ReplicaCollection<City> = {
  codec: 5,
  idField: "id",
  parse: (value) =>
    CITY_SCHEMA.parse(isRecord(value) ? { mapProvider: null, ...NO_CONTOUR, ...withSettings(value) } : value),
  columnsOf: ({ id, updatedAt, rev }) => ({ cityId: id, listed: true, updatedAt, rev }),
};
