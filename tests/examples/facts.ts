import type { Facts } from "../../src/domain/command/decide.ts";
import { aCity } from "./a-city.ts";
import { aResident, aUserCity } from "./accounts.ts";
import { NOW } from "./identifiers.ts";

/** What the city knows when a trusted resident of Betton asks for something. */
export function someFacts(over: Partial<Facts> = {}): Facts {
  return {
    now: NOW,
    actor: aResident(),
    city: aCity(),
    anomaly: undefined,
    userCity: aUserCity(),
    reportsToday: 0,
    ...over,
  };
}
