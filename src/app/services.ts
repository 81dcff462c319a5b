import type { City, CityId } from "../domain/city/city.ts";
import type { AccountCallables } from "../remote/callables/account-callables.ts";
import type { Callables } from "../remote/callables/open-callables.ts";
import type { Session } from "../remote/auth/open-session.ts";

/** Everything of the app that talks to the cloud. It is one lazy chunk, loaded after the first paint. */
export interface Services {
  readonly session: Session;
  readonly callables: Callables;
  readonly accountCalls: AccountCallables;
  /** The city as the server has it; undefined when it has none and need not come. Rejects without network. */
  readonly readCity: (cityId: CityId, wait: "if-any" | "must-come") => Promise<City | undefined>;
}
