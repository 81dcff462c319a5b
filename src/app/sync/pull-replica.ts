import type { FirebaseApp } from "firebase/app";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { CityId } from "../../domain/city/city.ts";
import { forgetModeration } from "../../../replication/pull/forget-moderation.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import { moderationScope, scopesOfCity, scopesOfPerson } from "../../../replication/pull/scope.ts";
import { startPull, type Pull } from "../../../replication/pull/start.ts";
import type { ReadCity } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import { readCity } from "./read-city.ts";

export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
}

export interface CityPull {
  /** What moderators read is wanted where the person is one, and leaves the device elsewhere. */
  readonly want: (cities: readonly CityId[], moderates: (cityId: CityId) => boolean) => void;
  readonly readCity: ReadCity;
  readonly reconnectIfStale: (cityId: CityId) => void;
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

export function pullReplica(
  app: FirebaseApp,
  emulator: FirestoreEmulator | undefined,
  { uid, replica }: { readonly uid: string; readonly replica: Replica },
): CityPull {
  const pull = startPull({
    replica,
    loadRemote: async () => {
      const { openFirestoreRemote } = await import("../../../replication/pull/firestore-remote.ts");
      return openFirestoreRemote({ app, ...(emulator === undefined ? {} : { emulator }) });
    },
    report: (event) => logProblem("The pull met a problem.", event),
  });
  const want: CityPull["want"] = (cities, moderates) => {
    const wanted = [...new Set(cities)];
    const ofModerators = wanted.filter(moderates).map(moderationScope);
    pull.want([...scopesOfPerson(uid), ...wanted.flatMap(scopesOfCity), ...ofModerators]);
    forgetModeration(replicaStore(replica), moderates).catch((error: unknown) =>
      logProblem("What moderators read could not be taken off this device.", error),
    );
  };
  want([], () => true);
  return {
    want,
    readCity: (cityId, wait) => readCity({ pull, replica }, cityId, wait),
    reconnectIfStale: (cityId) => reconnectIfStale(pull, uid, cityId),
    wake: () => pull.wake(),
    stop: () => pull.stop(),
  };
}

/** Renews only a connection that claims to know all: one that lost the server, or is reading, says so. */
export function reconnectIfStale(pull: Pick<Pull, "state" | "renew">, uid: string, cityId: CityId): void {
  const scopes = [...scopesOfPerson(uid), ...scopesOfCity(cityId)];
  if (scopes.every((scope) => pull.state(scope) === "live")) pull.renew();
}
