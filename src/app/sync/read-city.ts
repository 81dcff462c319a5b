import type { Replica } from "../../data/replica/open-replica.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { browserTime } from "../../../replication/pull/browser.ts";
import type { PullTime } from "../../../replication/pull/ports.ts";
import { scopesOfCity, type Scope } from "../../../replication/pull/scope.ts";
import type { Pull } from "../../../replication/pull/start.ts";

export const CITY_MS_MAX = 20_000;
/** What was just made comes sooner. */
const STALE_AFTER_MS = 3_000;

interface Reading {
  readonly pull: Pick<Pull, "renew" | "state" | "onChange">;
  readonly replica: Replica;
  readonly time?: Pick<PullTime, "after">;
}

/** `if-any`: undefined once the server says there is none; `must-come`: just made. Throws after 20 s. */
export async function readCity(
  { pull, replica, time = browserTime }: Reading,
  cityId: CityId,
  wait: "if-any" | "must-come",
): Promise<City | undefined> {
  const [scope] = scopesOfCity(cityId);
  if (scope === undefined) return undefined;
  const row = async () => (await replica.cities.findOne(cityId).exec())?.doc ?? undefined;
  // The connection that heard of no such city keeps to it, whatever the server says with an earlier stamp (decision 0016).
  const reconnect = (): void => (pull.state(scope) === "live" ? pull.renew() : undefined);
  const cancel = wait === "must-come" ? time.after(STALE_AFTER_MS, reconnect) : undefined;
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
  return reading.finally(cancel);
}

function isKnown(pull: Pick<Pull, "state">, scope: Scope): boolean {
  return pull.state(scope) !== "cold";
}

interface Following<T> {
  readonly watch: (look: () => void) => () => void;
  readonly answer: () => Promise<{ readonly found: T } | undefined>;
  readonly withinMs: number;
}

/** Asks now and after each change until there is an answer; rejects when the time is over. */
export function follow<T>({ watch, answer, withinMs }: Following<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let stop = (): void => undefined;
    const timer = setTimeout(() => end(() => reject(new Error("No answer came in time."))), withinMs);
    const end = (settle: () => void): void => {
      clearTimeout(timer);
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
