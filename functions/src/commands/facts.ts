import { emptyUserCity, type UserCity } from "../../../src/domain/account/user-city.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { City } from "../../../src/domain/city/city.ts";
import { withSettings } from "../../../src/domain/city/city-settings.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Facts } from "../../../src/domain/command/decide.ts";
import type { Identity } from "../access/identity.ts";
import { anomalyOf } from "../store/anomaly-documents.ts";
import { actorOf } from "../store/profile.ts";
import { dataOf } from "../store/read-document.ts";
import type { CommandDocuments } from "./load-documents.ts";

/** The facts of `decide`, as the city knows them; undefined when there is no such city. */
export function factsOf(
  documents: CommandDocuments,
  identity: Identity,
  { performedAt }: Command,
  now: Instant,
): Facts | undefined {
  const city = dataOf(documents.city) as City | undefined;
  if (city === undefined) return undefined;
  const userCity = dataOf(documents.userCity) as Partial<UserCity> | undefined;
  const reportsToday: unknown = documents.quota.get("reports");
  return {
    now,
    actor: actorOf(identity, documents.profile, performedAt),
    city: withSettings(city),
    anomaly: documents.anomaly === undefined ? undefined : anomalyOf(documents.anomaly),
    userCity: { ...emptyUserCity(city.id, now), cityName: city.name, ...userCity },
    reportsToday: typeof reportsToday === "number" ? reportsToday : 0,
  };
}
