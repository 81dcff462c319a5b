import type { FirebaseApp } from "firebase/app";
import { getFunctions, httpsCallable, type Functions } from "firebase/functions";
import { CALL_MS_MAX } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";

/** Server functions that are not commands. Each rejects without network: the caller offers to retry. */
export interface Callables {
  readonly createCity: (cityId: CityId) => Promise<Result<void, "no_such_city">>;
  readonly updateUserCity: (cityId: CityId) => Promise<void>;
}

/** On this very origin, by Hosting's rewrites: no other has to be allowed, by the page's policy or by the functions. */
export function sameOriginFunctions(app: FirebaseApp): Functions {
  return getFunctions(app, `${location.origin}/api`);
}

let proved: Promise<void> = Promise.resolve();

/** For callables that come with their own screens: `openCallables` knows when the proof is there. */
export function untilProved(): Promise<void> {
  return proved;
}

/** `proving`: until then the SDK would call without the proof of App Check, and be told to come back later. */
export function openCallables(app: FirebaseApp, proving: Promise<void>): Callables {
  proved = proving;
  const functions = sameOriginFunctions(app);
  const call = (name: string) => {
    const callable = httpsCallable<{ cityId: CityId }>(functions, name, { timeout: CALL_MS_MAX });
    return async (cityId: CityId) => {
      await proving;
      await callable({ cityId });
    };
  };
  const create = call("cities-createCity");
  return {
    createCity: (cityId) => create(cityId).then(ok, ifNotFound),
    updateUserCity: call("users-updateUserCity"),
  };
}

/** « Not found » is the geographic API's answer; anything else is a failure. */
function ifNotFound(error: unknown): Result<never, "no_such_city"> {
  if ((error as { readonly code?: unknown } | null)?.code === "functions/not-found")
    return err("no_such_city");
  throw error;
}
