import type { KeyValueStorage } from "../../domain/basics/stored-json.ts";
import type { City } from "../../domain/city/city.ts";
import { communeIn } from "./city-record.ts";

/** So that the next start draws its map at once. A city with a map provider of its own waits for what the databases say of it. */
export function rememberCommune(storage: KeyValueStorage, city: City): void {
  const { id, name, population, position, positionCityHall, mapProvider } = city;
  if (mapProvider !== null) return communeIn(storage).forget();
  communeIn(storage).write({ id, name, population, place: position, cityHall: positionCityHall });
}
