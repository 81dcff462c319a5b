import { CALL_MS_MAX } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { askCallable, codeOf } from "./ask-callable.ts";

/** Server functions that are not commands. Each rejects without network: the caller offers to retry. */
export interface Callables {
  readonly createCity: (cityId: CityId) => Promise<Result<void, "no_such_city">>;
  readonly updateUserCity: (cityId: CityId) => Promise<void>;
}

export const callables: Callables = {
  createCity: (cityId) => ask("cities-createCity", cityId).then(ok, ifNotFound),
  updateUserCity: (cityId) => ask("users-updateUserCity", cityId),
};

async function ask(name: string, cityId: CityId): Promise<void> {
  await askCallable(name, { cityId }, CALL_MS_MAX);
}

/** « Not found » is the geographic API's answer; anything else is a failure. */
function ifNotFound(error: unknown): Result<never, "no_such_city"> {
  if (codeOf(error) === "functions/not-found") return err("no_such_city");
  throw error;
}
