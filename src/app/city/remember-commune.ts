import { firstGroundOf } from "../../domain/background/first-ground.ts";
import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { CITY_ZOOM, type City } from "../../domain/city/city.ts";
import { providerForAnyScreen } from "../../remote/tiles/map-provider.ts";
import { communeIn } from "./city-record.ts";

/** So that the next start draws its map at once. A city with a map provider of its own waits for what the databases say of it. */
export function rememberCommune(storage: KeyValueStorage, city: City): void {
  const { id, name, population, position, positionCityHall, mapProvider } = city;
  if (mapProvider !== null) return communeIn(storage).forget();
  const ground = firstGroundOf(providerForAnyScreen(city), position, CITY_ZOOM);
  communeIn(storage).write({ id, name, population, place: position, cityHall: positionCityHall, ground });
}
