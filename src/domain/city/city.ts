import type { MapProviderId } from "../background/map-provider-id.ts";
import type { Instant } from "../basics/instant.ts";
import { textThat } from "../basics/schema.ts";
import type { Box } from "../place/box.ts";
import type { Place } from "../place/place.ts";
import type { CitySettings } from "./city-settings.ts";

/** The commune code of the national register (COG), upper case: "35024", "2A004", "97411". */
export type CityId = string;

/** The route's value when no city is chosen yet. */
export const NO_CITY_ID = "France";

export const CITY_ZOOM = 13;

const CITY_CODE = /^(?:2[AB]|[0-9]{2})[0-9]{3}$/u;

export function isCityId(value: unknown): value is CityId {
  return typeof value === "string" && CITY_CODE.test(value);
}

export const CITY_ID_SCHEMA = textThat(isCityId);

/** Upper-cases what a person or a link wrote ("2a004"); `undefined` when it is no commune code. */
export function cityIdOf(written: string): CityId | undefined {
  const code = written.trim().toUpperCase();
  return isCityId(code) ? code : undefined;
}

/** cities/{cityId}, as the city says it. */
export interface City extends CitySettings {
  readonly id: CityId;
  readonly name: string;
  /** The API's `centre`: a point of the commune, not always its middle. */
  readonly position: Place;
  readonly positionCityHall: Place;
  /**
   * The contour as GeoJSON text; empty when unknown. A stored city has it in a document of its own (contour.ts) and nothing here,
   * unless version 0.1 made it; the city that screens are given has both together.
   */
  readonly contour: string;
  /** Around the contour; null when unknown, or when version 0.1 made the city. */
  readonly box: Box | null;
  /** Which version of the contour's own document goes with it; 0 when there is none. */
  readonly contourRev: number;
  /** True when a local stand-in made the contour up. */
  readonly approximate: boolean;
  readonly population: number | null;
  readonly zoom: number;
  /** Whose map lies behind this city, where it is not the deployment's choice. */
  readonly mapProvider: MapProviderId | null;
  readonly moderatorsCount: number;
  readonly rev: number;
  readonly updatedAt: Instant;
  readonly schemaVersion: 1;
}
