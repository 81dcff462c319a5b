import type { Actor } from "../account/actor.ts";
import { updateMyCity } from "../account/update-my-city.ts";
import type { UserCity } from "../account/user-city.ts";
import type { Anomaly } from "../anomaly/anomaly.ts";
import { followAnomaly } from "../anomaly/follow-anomaly.ts";
import { meTooAnomaly } from "../anomaly/me-too-anomaly.ts";
import { reportAnomaly } from "../anomaly/report-anomaly.ts";
import type { Instant } from "../basics/instant.ts";
import type { Result } from "../basics/result.ts";
import type { City } from "../city/city.ts";
import type { CitySetting } from "../city/city-settings.ts";
import { updateCitySettings } from "../city/update-city-settings.ts";
import type { AnomalyCommand, Command } from "./command.ts";
import type { Refusal } from "./refusal.ts";

/** What a command may look at. The device fills it from the replica, the function from its transaction. */
export interface Facts {
  /** The device's clock on the device, the server's in the function. */
  readonly now: Instant;
  readonly actor: Actor;
  readonly city: Pick<City, "id" | "rev" | "moderatorsCount" | CitySetting>;
  /** The subject, or what stands under the id of a report; as it was written, not its public projection, where that is known. */
  readonly anomaly: Anomaly | undefined;
  readonly userCity: UserCity;
  /** Reports of this person today; the device counts what it knows. */
  readonly reportsToday: number;
}

/** What changes when the city agrees; what is left out stays. `rev` and instants are already the new ones. */
export interface Change {
  readonly anomaly?: Anomaly;
  readonly userCity?: UserCity;
  readonly city?: Facts["city"];
}

export type AnomalyChange = Required<Pick<Change, "anomaly" | "userCity">>;
export type UserCityChange = Required<Pick<Change, "userCity">>;
export type CityChange = Required<Pick<Change, "city">>;

/** The one decision, run on the device and again in the function. */
export function decide(command: AnomalyCommand, facts: Facts): Result<AnomalyChange, Refusal>;
export function decide(command: Command, facts: Facts): Result<Change, Refusal>;
export function decide(command: Command, facts: Facts): Result<Change, Refusal> {
  switch (command.kind) {
    case "report-anomaly":
      return reportAnomaly(command, facts);
    case "me-too-anomaly":
      return meTooAnomaly(command, facts);
    case "follow-anomaly":
      return followAnomaly(command, facts);
    case "update-city-settings":
      return updateCitySettings(command, facts);
    case "update-my-city":
      return updateMyCity(command, facts);
  }
}
