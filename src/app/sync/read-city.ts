import type { Replica } from "../../data/replica/open-replica.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { browserTime } from "../../../replication/pull/browser.ts";
import type { PullTime } from "../../../replication/pull/ports.ts";
import { scopesOfCity, type Scope } from "../../../replication/pull/scope.ts";
import type { Pull } from "../../../replication/pull/start.ts";
import { follow } from "./follow.ts";

export const CITY_MS_MAX = 20_000;
/** What was just made comes sooner. */
const DOUBTED_AFTER_MS = 3_000;

interface Reading {
  readonly pull: Pick<Pull, "renew" | "state" | "onChange">;
  readonly replica: Replica;
  readonly time?: Pick<PullTime, "after">;
}

/**
 * The city as the server has it, through the replica.
 *
 * @param wait `if-any`: undefined once the server has answered that there is none; `must-come`: it was just made
 * @throws after 20 s of silence
 */
export async function readCity(
  { pull, replica, time = browserTime }: Reading,
  cityId: CityId,
  wait: "if-any" | "must-come",
): Promise<City | undefined> {
  const [scope] = scopesOfCity(cityId);
  if (scope === undefined) return undefined;
  const row = async () => (await replica.cities.findOne(cityId).exec())?.doc ?? undefined;
  // The connection that heard of no such city keeps to it, whatever the server says with an earlier stamp (decision 0016).
  const doubt = (): void => (pull.state(scope) === "live" ? pull.renew() : undefined);
  const cancelDoubt = wait === "must-come" ? time.after(DOUBTED_AFTER_MS, doubt) : undefined;
  const reading = follow({
    // The row may come with any change of the scope or of the collection: both are looked at.
    watch: (look) => {
      const stopPull = pull.onChange(look);
      const rows = replica.cities.$.subscribe(look);
      return () => {
        stopPull();
        rows.unsubscribe();
      };
    },
    answer: async () => {
      const city = await row();
      if (city !== undefined) return { found: city };
      return wait === "if-any" && isKnown(pull, scope) ? { found: undefined } : undefined;
    },
    withinMs: CITY_MS_MAX,
  });
  return reading.finally(cancelDoubt);
}

function isKnown(pull: Pick<Pull, "state">, scope: Scope): boolean {
  return pull.state(scope) !== "cold";
}
