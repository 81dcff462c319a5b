import type { CityServices } from "../../../src/app/city/load-city.ts";
import { ok, err } from "../../../src/domain/basics/result.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { aCity } from "../../examples/a-city.ts";

/** A cloud that writes down what it was asked; cities in `known` are there already, those in `unknown` do not exist. */
export function aCloud({
  known = [],
  unknown = [],
  offline = false,
}: { known?: readonly City[]; unknown?: readonly string[]; offline?: boolean } = {}) {
  const cities = new Map(known.map((city) => [city.id, city]));
  const asked: string[] = [];
  const ask = (what: string) => {
    asked.push(what);
    return offline ? Promise.reject(new Error("no network")) : Promise.resolve();
  };
  const services: CityServices = {
    readCity: async (cityId) => {
      await ask(`read ${cityId}`);
      return cities.get(cityId);
    },
    callables: {
      createCity: async (cityId) => {
        await ask(`create ${cityId}`);
        if (unknown.includes(cityId)) return err("no_such_city" as const);
        cities.set(cityId, aCity({ id: cityId }));
        return ok(undefined);
      },
      updateUserCity: (cityId) => ask(`tell ${cityId}`),
    },
    session: {
      token: async (force) => {
        await ask(force ? "claims again" : "token");
        return "token";
      },
    },
  };
  return { services, asked };
}
