import type { FirebaseApp } from "firebase/app";
import { pause } from "../../clock/pause.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { CITY_MS_MAX, INTRODUCED_MS_MAX } from "../../clock/waits.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { onAnswer } from "../../data/device/use-online.ts";
import { onAskedAnew } from "../../data/replica/asked-anew.ts";
import { isModeratorOf } from "../../domain/account/actor.ts";
import type { CityId } from "../../domain/city/city.ts";
import { onWantedThreads, wantedThreads, type WantedMessage } from "../../data/threads/wanted-pages.ts";
import type { Session } from "../../remote/auth/open-session.ts";
import { pruneOutbox } from "../../../replication/prune-outbox.ts";
import type { AppState, AppStore, ReadCity } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import type { DisabledNotice } from "../session/startup.ts";
import { followProfile } from "./follow-profile.ts";
import { keepRights } from "./keep-rights.ts";
import { pullReplica, type CityPull, type FirestoreEmulator } from "./pull-replica.ts";
import { follow } from "./read-city.ts";
import { sendOutbox } from "./send-outbox.ts";

interface ReplicateOptions {
  readonly app: FirebaseApp;
  readonly store: AppStore;
  readonly session: Session;
  readonly firestoreEmulator: FirestoreEmulator | undefined;
  readonly onDisabled: (notice: DisabledNotice) => void;
}

interface StartOptions extends ReplicateOptions {
  readonly onAwaited: (messages: readonly WantedMessage[]) => void;
}

interface Running {
  readonly uid: string;
  readonly pull: CityPull;
  /** Settles when the city knows who is new, or could not be told. */
  readonly introduced: Promise<void>;
  readonly stop: () => void;
}

export function replicate(options: ReplicateOptions): { readonly readCity: ReadCity } {
  const { store } = options;
  let running: Running | undefined;
  let wanted = "";
  /** Asked for by a choice that is not made yet: it must not leave the scopes when anything else changes. */
  let asked: CityId | undefined;
  let messages: readonly WantedMessage[] = [];
  const onAwaited = (awaited: readonly WantedMessage[]): void => {
    messages = awaited;
    settle();
  };
  const settle = (): void => {
    const state = store.get();
    if (running !== undefined && running.uid !== state.actor?.uid) {
      running.stop();
      running = undefined;
      messages = [];
    }
    running ??= start({ ...options, onAwaited }, state);
    const cities = [...citiesOf(state), ...(asked === undefined ? [] : [asked])];
    const talk = { threads: wantedThreads(), messages };
    const wants = `${running?.uid} ${cities.join(" ")} ${rolesOf(state)} ${JSON.stringify(talk)}`;
    if (wants === wanted) return;
    wanted = wants;
    running?.pull.want(cities, talk, (cityId) => moderates(state, cityId));
  };
  store.subscribe(settle);
  onWantedThreads(settle);
  onAskedAnew(() => running?.pull.renew());
  settle();
  return {
    readCity: async (cityId, wait) => {
      const { pull, introduced } = await follow({
        watch: store.subscribe,
        answer: async () => (running === undefined ? undefined : { found: running }),
        withinMs: CITY_MS_MAX,
      });
      asked = cityId;
      settle();
      const city = await pull.readCity(cityId, wait);
      // Whoever is told of their city next makes the profile of somebody new: one that comes after it is refused, and the console says so.
      await Promise.race([introduced, pause(INTRODUCED_MS_MAX)]);
      return city;
    },
  };
}

function citiesOf({ city }: AppState): readonly CityId[] {
  return [city.shownCityId, city.own?.cityId].filter((id) => id !== undefined);
}

function rolesOf({ actor }: AppState): string {
  return actor === undefined ? "" : `${actor.isAdmin} ${actor.moderatorOfCities.join(" ")}`;
}

function moderates({ actor }: AppState, cityId: CityId): boolean {
  return actor !== undefined && isModeratorOf(actor, cityId);
}

function start(
  { app, store, session, firestoreEmulator, onDisabled, onAwaited }: StartOptions,
  state: AppState,
): Running | undefined {
  const { actor, device, replica, signIn } = state;
  if (signIn !== "done" || actor === undefined || device === undefined || replica === undefined)
    return undefined;
  const { uid } = actor;
  const introduced = actor.isGuest
    ? tellTheCityWhoIsNew(app, firestoreEmulator, { uid, device })
    : Promise.resolve();
  const rights = keepRights(store, session, uid);
  const pull = pullReplica(app, firestoreEmulator, { uid, replica, session });
  const ends = [
    sendOutbox({ uid, device }, session),
    onAnswer(pull.wake),
    pruneOutbox(device, replica, {
      onProblem: onPruneProblem,
      onMissing: pull.reconnectIfStale,
      onAwaited,
      time: systemClock,
    }),
    followProfile(store, replica, uid, { onDisabled, onSeen: rights.since }),
    rights.stop,
  ];
  return {
    uid,
    pull,
    introduced,
    stop: () => {
      for (const end of ends) end();
      void pull.stop();
    },
  };
}

async function tellTheCityWhoIsNew(
  app: FirebaseApp,
  emulator: FirestoreEmulator | undefined,
  account: { readonly uid: string; readonly device: DeviceDatabase },
): Promise<void> {
  try {
    const { createProfile } = await import("../../../replication/create-profile.ts");
    await createProfile(app, emulator, account);
  } catch (error) {
    logProblem("The profile could not be created yet.", error);
  }
}

function onPruneProblem(error: unknown): void {
  logProblem("The outbox could not be pruned.", error);
}
