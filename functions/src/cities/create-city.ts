import { FieldValue } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import { CITY_ZOOM, type City, type CityId } from "../../../src/domain/city/city.ts";
import { contourApart, NO_CONTOUR } from "../../../src/domain/city/contour.ts";
import { geoApiUrl } from "../config.ts";
import { DEFAULT_CITY_SETTINGS } from "../../../src/domain/city/city-settings.ts";
import { db } from "../firebase.ts";
import { cityCall } from "../http/city-call.ts";
import { codeOf, logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { mayOpenCity } from "./may-open-city.ts";
import { communeByCode, type GeoAnswer, type GeoProblem } from "./geo-api.ts";

const NO_DATA_SENTENCE = "Pas de données trouvées sur l'API geo.api.gouv.fr";
/** Firestore's code when somebody else was first. */
const ALREADY_EXISTS = "6";

export const createCity = cityCall("cities-createCity", async (cityId, caller) => {
  const made = await ensureCity(cityId, caller);
  if (made.ok) return;
  if (made.problem === "no_data") throw new HttpsError("not-found", NO_DATA_SENTENCE);
  if (made.problem === "quota") throw new HttpsError("resource-exhausted", "quota");
  throw new HttpsError("unavailable", "geo_api_unreachable");
});

type Opener = Parameters<typeof mayOpenCity>[0];

/** The city is there afterwards, unless there is no such commune or nobody could say. Calls at once, and calls repeated, make one. */
export async function ensureCity(
  cityId: CityId,
  by?: Opener,
): Promise<Result<void, GeoProblem["code"] | "quota">> {
  const city = refs.city(cityId);
  if ((await city.get()).exists) return ok(undefined);
  if (by !== undefined && !(await mayOpenCity(by))) return err("quota");
  const answer = await communeByCode(geoApiUrl(), cityId);
  if (!answer.ok) {
    if (answer.problem.code === "unreachable") logs.geoApiUnreachable(cityId, answer.problem.why);
    return err(answer.problem.code);
  }
  try {
    await create(answer.value);
    logs.cityCreated(cityId);
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
  return ok(undefined);
}

async function create({ commune, approximate }: GeoAnswer): Promise<void> {
  const { code, contour } = commune;
  if (contour === undefined) logs.contourUnreadable(code);
  const kept = contour === undefined ? undefined : contourApart(code, contour);
  const updatedAt = FieldValue.serverTimestamp();
  const batch = db().batch();
  batch.create(refs.city(code), { ...newCityOf({ commune, approximate }), ...kept?.city, updatedAt });
  if (kept !== undefined) batch.set(refs.contour(code), { ...kept.apart, updatedAt });
  await batch.commit();
}

function newCityOf({ commune, approximate }: GeoAnswer): Omit<City, "updatedAt"> {
  const { code, name, population, centre, cityHall } = commune;
  return {
    id: code,
    name,
    position: centre,
    positionCityHall: cityHall,
    ...NO_CONTOUR,
    approximate,
    population,
    zoom: CITY_ZOOM,
    mapProvider: null,
    moderatorsCount: 0,
    ...DEFAULT_CITY_SETTINGS,
    rev: 1,
    schemaVersion: 1,
  };
}
