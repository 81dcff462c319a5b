import { deleteApp, initializeApp } from "firebase/app";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerTime } from "../replication/pull/checkpoint.ts";
import { openFirestoreRemote } from "../replication/pull/firestore-remote.ts";
import { moderationScope, scopeIdOf, scopesOfCity } from "../replication/pull/scope.ts";
import type { CityId } from "../src/domain/city/city.ts";
import { HOST, PROJECT_ID } from "../local/ports.ts";
import { emulatorToken } from "../tests/rules/support/token.ts";

/** So long nothing more comes before what came is counted. */
const QUIET_MS = 5_000;
const LOOK_MS = 100;
/** Whose it is; the rules want to know them. */
export const OTHER_DEVICE = "other-device";
const NOTHING_READ: ServerTime = { seconds: 0, nanoseconds: 0 };

export interface OtherDevice {
  /** The scope and the document of each read since the last time this was asked, once nothing more comes. */
  readsSoFar(this: void): Promise<readonly string[]>;
  stop(this: void): Promise<void>;
}

/** A moderator's device that is open at the town meanwhile: it listens to the city with the pull's own queries, under the real rules. */
export async function openOtherDevice(cityId: CityId, port: number): Promise<OtherDevice> {
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: "bench" }, "other-device");
  const claims = { moderatorOfCities: { [cityId]: true } };
  const mockUserToken = emulatorToken({ uid: OTHER_DEVICE, claims });
  const remote = openFirestoreRemote(
    { app, emulator: { host: HOST, port, mockUserToken } },
    async () => undefined,
  );
  let reads: string[] = [];
  let lastAt = performance.now();
  const failures: unknown[] = [];
  const stops = [...scopesOfCity(cityId), moderationScope(cityId)].map((scope) =>
    remote.listen(
      scope,
      { since: null, reached: NOTHING_READ },
      ({ documents }) => {
        // A document that a listener tells is a read, as Firestore counts.
        reads.push(...documents.map(({ id }) => `${scopeIdOf(scope)}/${id}`));
        if (documents.length > 0) lastAt = performance.now();
      },
      (error) => failures.push(error),
    ),
  );
  return {
    async readsSoFar() {
      lastAt = performance.now();
      while (performance.now() - lastAt < QUIET_MS) await pause(LOOK_MS);
      if (failures.length > 0) throw new Error("The other device could not listen.", { cause: failures[0] });
      const told = reads;
      reads = [];
      return told;
    },
    async stop() {
      for (const stop of stops) stop();
      await remote.close();
      await deleteApp(app);
    },
  };
}
