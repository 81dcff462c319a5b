import type { PendingCommand } from "../anomaly/pending-overlay.ts";
import { emptyUserCity, type UserCity } from "./user-city.ts";
import { withMine } from "./with-mine.ts";

/** What a person keeps of a city with what they settled on this device and it does not show yet. */
export function overlayUserCity(userCity: UserCity, pending: readonly PendingCommand[]): UserCity {
  const whole = { ...emptyUserCity(userCity.cityId, userCity.joinedAt), ...userCity };
  return pending.reduce<UserCity>((laid, { command, state, outcome }) => {
    if (command.kind !== "update-my-city" || command.cityId !== userCity.cityId) return laid;
    if (state === "refused" || state === "conflict") return laid;
    const isShown = outcome?.state === "applied" && outcome.rev <= userCity.rev;
    return isShown ? laid : withMine(laid, command.payload);
  }, whole);
}
