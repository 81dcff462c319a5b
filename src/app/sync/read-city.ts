import { systemClock, type Clock } from "../../clock/system-clock.ts";
import { CITY_MS_MAX, MADE_CITY_MS_MAX } from "../../clock/waits.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { scopesOfCity, type Scope } from "../../../replication/pull/scope.ts";
import type { Pull } from "../../../replication/pull/start.ts";

interface Reading {
  readonly pull: Pick<Pull, "renew" | "state" | "onChange">;
  readonly replica: Replica;
  readonly clock?: Clock;
}

/** `if-any`: undefined once the server says there is none; `must-come`: just made. Throws after 20 s. */
export async function readCity(
  { pull, replica, clock = systemClock }: Reading,
  cityId: CityId,
  wait: "if-any" | "must-come",
): Promise<City | undefined> {
  const [scope] = scopesOfCity(cityId);
  if (scope === undefined) return undefined;
  const row = async () => (await replica.cities.findOne(cityId).exec())?.doc ?? undefined;
  // The connection that heard of no such city keeps to it, whatever the server says with an earlier stamp (decision 0016).
  const reconnect = (): void => (pull.state(scope) === "live" ? pull.renew() : undefined);
  const cancel = wait === "must-come" ? clock.after(MADE_CITY_MS_MAX, reconnect) : undefined;
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
    clock,
  });
  return reading.finally(cancel);
}

function isKnown(pull: Pick<Pull, "state">, scope: Scope): boolean {
  return pull.state(scope) !== "cold";
}

interface Following<T> {
  readonly watch: (look: () => void) => () => void;
  readonly answer: () => Promise<{ readonly found: T } | undefined>;
  readonly withinMs: number;
  readonly clock?: Clock;
}

/** Asks now and after each change until there is an answer; rejects when the time is over. */
export function follow<T>({ watch, answer, withinMs, clock = systemClock }: Following<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    const cancel = clock.after(withinMs, () => end(() => reject(new Error("No answer came in time."))));
    const end = (settle: () => void): void => {
      cancel();
      stop();
      settle();
    };
    const look = (): void => {
      answer().then(
        (found) => found !== undefined && end(() => resolve(found.found)),
        (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error)))),
      );
    };
    stop = watch(look);
    look();
  });
}
