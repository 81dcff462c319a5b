import type { FirebaseApp } from "firebase/app";
import { watchMissingContours } from "../../data/contours/missing-contours.ts";
import type { Replica } from "../../data/replica/open-replica.ts";
import type { WantedMessage, WantedThread } from "../../data/threads/wanted-pages.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Session } from "../../remote/auth/open-session.ts";
import { forgetModeration } from "../../../replication/pull/forget-moderation.ts";
import { replicaStore } from "../../../replication/pull/replica-store.ts";
import {
  contourScope,
  messageScope,
  moderationScope,
  scopeIdOf,
  scopesOfCity,
  scopesOfPerson,
  scopesOfThread,
  type Scope,
} from "../../../replication/pull/scope.ts";
import type { PullEvent } from "../../../replication/pull/ports.ts";
import { startPull, type Pull } from "../../../replication/pull/start.ts";
import type { ReadCity } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import { readCity } from "./read-city.ts";

export interface FirestoreEmulator {
  readonly host: string;
  readonly port: number;
}

export interface WantedTalk {
  readonly threads: readonly WantedThread[];
  readonly messages: readonly WantedMessage[];
}

export interface CityPull {
  /** What moderators read is wanted where the person is one, and leaves the device elsewhere. */
  readonly want: (
    cities: readonly CityId[],
    talk: WantedTalk,
    moderates: (cityId: CityId) => boolean,
  ) => void;
  readonly readCity: ReadCity;
  readonly reconnectIfStale: (cityId: CityId) => void;
  readonly wake: () => void;
  readonly renew: () => void;
  readonly stop: () => Promise<void>;
}

interface Pulling {
  readonly uid: string;
  readonly replica: Replica;
  readonly session: Session;
}

export function pullReplica(
  app: FirebaseApp,
  emulator: FirestoreEmulator | undefined,
  { uid, replica, session }: Pulling,
): CityPull {
  const pull = startPull({
    replica,
    loadRemote: async () => {
      const { openFirestoreRemote } = await import("../../../replication/pull/firestore-remote.ts");
      const options = { app, ...(emulator === undefined ? {} : { emulator }) };
      return openFirestoreRemote(options, () => session.token(true, uid));
    },
    report: (event) => {
      if (isWorthALine(event, navigator.onLine)) logProblem("The pull met a problem.", event);
    },
  });
  const wantScopes = withContours(replica, (scopes) => pull.want(scopes));
  const want: CityPull["want"] = (cities, talk, moderates) => {
    const wanted = [...new Set(cities)];
    const ofModerators = wanted.filter(moderates).map(moderationScope);
    const ofThreads = [...talk.threads.flatMap(scopesOfThread), ...talk.messages.map(messageScope)];
    wantScopes.want(wanted, [
      ...scopesOfPerson(uid),
      ...wanted.flatMap(scopesOfCity),
      ...ofModerators,
      ...ofThreads,
    ]);
    forgetModeration(replicaStore(replica), moderates).catch((error: unknown) =>
      logProblem("What moderators read could not be taken off this device.", error),
    );
  };
  want([], { threads: [], messages: [] }, () => true);
  return {
    want,
    readCity: (cityId, wait) => readCity({ pull, replica }, cityId, wait),
    reconnectIfStale: (cityId) => reconnectIfStale(pull, uid, cityId),
    wake: () => pull.wake(),
    renew: () => pull.renew(),
    stop() {
      wantScopes.stop();
      return pull.stop();
    },
  };
}

/** Without network a reading cannot but fail, and the page says so; a silent line that was made anew is mended. */
export function isWorthALine(event: PullEvent, isOnline: boolean): boolean {
  if (event.kind === "revived") return false;
  return event.kind !== "failed" || (isOnline && !isUnanswered(event.error));
}

/** So Firestore's small SDK says of a request without an answer: one that began without network may fail when it is back. */
function isUnanswered(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === "unknown";
}

interface WantedContours {
  readonly want: (cities: readonly CityId[], scopes: readonly Scope[]) => void;
  readonly stop: () => void;
}

/** Beside what is wanted, the contours of those cities that this device lacks. */
function withContours(replica: Replica, tell: (scopes: readonly Scope[]) => void): WantedContours {
  let missing: ReadonlySet<CityId> = new Set();
  let wanted: readonly CityId[] = [];
  let others: readonly Scope[] = [];
  const contoursOf = (cities: ReadonlySet<CityId>) => wanted.filter((id) => cities.has(id)).map(contourScope);
  const stop = watchMissingContours(replica, (now) => {
    const before = contoursOf(missing);
    missing = now;
    const after = contoursOf(now);
    if (after.map(scopeIdOf).join() !== before.map(scopeIdOf).join()) tell([...others, ...after]);
  });
  return {
    want(cities, scopes) {
      wanted = cities;
      others = scopes;
      tell([...others, ...contoursOf(missing)]);
    },
    stop,
  };
}

/** Renews only a connection that claims to know all: one that lost the server, or is reading, says so. */
export function reconnectIfStale(pull: Pick<Pull, "state" | "renew">, uid: string, cityId: CityId): void {
  const scopes = [...scopesOfPerson(uid), ...scopesOfCity(cityId)];
  if (scopes.every((scope) => pull.state(scope) === "live")) pull.renew();
}
