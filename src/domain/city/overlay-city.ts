import type { PendingCommand } from "../anomaly/pending-overlay.ts";
import type { City } from "./city.ts";
import { withSettings } from "./city-settings.ts";
import type { UnsettledCity } from "./provisional-city.ts";
import { withAsked } from "./update-city-settings.ts";

/** The city with the settings this device asked for and it does not show yet; `rev` stays what the city says. */
export function overlayCity(city: UnsettledCity, pending: readonly PendingCommand[]): City {
  return pending.reduce((laid, { command, state, outcome }) => {
    if (command.kind !== "update-city-settings" || command.cityId !== city.id) return laid;
    if (state === "refused" || state === "conflict") return laid;
    const isShown = outcome?.state === "applied" && outcome.rev <= city.rev;
    return isShown ? laid : withAsked(laid, command.payload);
  }, withSettings(city));
}
