import { perCollection, type ContentCollection } from "../../src/domain/command/subject.ts";
import type { Mark, MarkKind } from "../../src/domain/account/marks.ts";
import { emptyMembership, type Membership } from "../../src/domain/account/membership.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import { DAY_MS, type Instant } from "../../src/domain/basics/instant.ts";
import { CITY_ZOOM, type City } from "../../src/domain/city/city.ts";
import { NO_CONTOUR } from "../../src/domain/city/contour.ts";
import type { CitySettings } from "../../src/domain/city/city-settings.ts";
import type { ContentDocuments } from "../../src/domain/content/contents.ts";
import { communeOf } from "../../functions/src/cities/geo-commune.ts";
import type { Site } from "../communes/atlas.ts";
import { communeFields } from "../stand-ins/commune-fields.ts";
import { DEMO_ACCOUNTS } from "./accounts.ts";

const GEO_FIELDS = ["population", "centre", "contour", "mairie"] as const;
const JOINED_DAYS_AGO = 400;
const FOLLOWED = 8;
const ME_TOO = 5;

/** The commune as `cities-createCity` would have made it from the stand-in, with what was settled for it. */
export function demoCity({ commune }: Site, settings: CitySettings, now: Instant): City {
  const found = communeOf(communeFields(commune, GEO_FIELDS));
  if (found === undefined) throw new Error(`The stand-in knows no place for ${commune.name}.`);
  return {
    id: found.code,
    name: found.name,
    position: found.centre,
    positionCityHall: found.cityHall,
    ...NO_CONTOUR,
    contour: found.contour ?? "",
    approximate: true,
    population: found.population,
    zoom: CITY_ZOOM,
    mapProvider: null,
    moderatorsCount: 0,
    ...settings,
    rev: 1,
    updatedAt: now,
    schemaVersion: 1,
  };
}

function marksOn(kind: MarkKind, ids: readonly Identifier[]): readonly Mark[] {
  return ids.map((id) => ({ kind, subject: { collection: "anomalies", id } }));
}

export type DemoContents = { readonly [C in ContentCollection]: readonly ContentDocuments[C][] };

/** What the demo's resident keeps of the commune: some neighbours' open reports followed or confirmed, and her own counted. */
export function demoMembership(contents: DemoContents, now: Instant): Membership {
  const uid = DEMO_ACCOUNTS[0]?.uid ?? "";
  const { anomalies } = contents;
  const own = perCollection(
    (collection) => contents[collection].filter(({ authorId }) => authorId === uid).length,
  );
  const others = anomalies.filter(
    ({ authorId, visibility, meTooCount }) => authorId !== uid && visibility === "public" && meTooCount > 0,
  );
  const newest = others.toReversed().map(({ id }) => id);
  const cityId = anomalies[0]?.cityId ?? "";
  return {
    ...emptyMembership(cityId, now - JOINED_DAYS_AGO * DAY_MS),
    cityName: "Betton",
    marks: [...marksOn("me-too", newest.slice(0, ME_TOO)), ...marksOn("follow", newest.slice(0, FOLLOWED))],
    contributions: own,
    approved: own,
    rev: 1 + own.anomalies + own.ideas + own.activities,
    updatedAt: now,
  };
}
