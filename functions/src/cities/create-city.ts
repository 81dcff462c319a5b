import { FieldValue } from "firebase-admin/firestore";
import { HttpsError } from "firebase-functions/https";
import { CITY_ZOOM, type City, type CityId } from "../../../src/domain/city/city.ts";
import { geoApiUrl } from "../config.ts";
import { DEFAULT_CITY_SETTINGS } from "../../../src/domain/city/city-settings.ts";
import { cityCall } from "../http/city-call.ts";
import { codeOf, logs } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { communeByCode, type GeoAnswer } from "./geo-api.ts";

const NO_DATA_SENTENCE = "Pas de données trouvées sur l'API geo.api.gouv.fr";
/** Firestore's code when somebody else was first. */
const ALREADY_EXISTS = "6";

/** Makes a commune the first time somebody chooses it. Calls at once, and calls repeated, make one. */
export const createCity = cityCall("cities-createCity", async (cityId) => {
  const city = refs.city(cityId);
  if ((await city.get()).exists) return;
  const newCity = newCityOf(await askGeoApi(cityId));
  try {
    await city.create({ ...newCity, updatedAt: FieldValue.serverTimestamp() });
    logs.cityCreated(cityId);
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
  }
});

async function askGeoApi(cityId: CityId): Promise<GeoAnswer> {
  const answer = await communeByCode(geoApiUrl(), cityId);
  if (answer.ok) return answer.value;
  if (answer.problem.code === "no_data") throw new HttpsError("not-found", NO_DATA_SENTENCE);
  logs.geoApiUnreachable(cityId, answer.problem.why);
  throw new HttpsError("unavailable", "geo_api_unreachable");
}

function newCityOf({ commune, approximate }: GeoAnswer): Omit<City, "updatedAt"> {
  const { code, name, population, centre, cityHall, contour } = commune;
  if (contour === undefined) logs.contourUnreadable(code);
  return {
    id: code,
    name,
    position: centre,
    positionCityHall: cityHall,
    contour: contour ?? "",
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
