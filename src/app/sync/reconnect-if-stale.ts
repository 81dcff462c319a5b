import type { CityId } from "../../domain/city/city.ts";
import { scopesOfCity, scopesOfPerson } from "../../../replication/pull/scope.ts";
import type { Pull } from "../../../replication/pull/start.ts";

/**
 * Something of this city that was answered does not come. A connection that claims to know all of it is made anew; one that
 * says itself that it lost the server, or is still reading, is left to that.
 */
export function doubtCity(pull: Pick<Pull, "state" | "renew">, uid: string, cityId: CityId): void {
  const scopes = [...scopesOfPerson(uid), ...scopesOfCity(cityId)];
  if (scopes.every((scope) => pull.state(scope) === "live")) pull.renew();
}
