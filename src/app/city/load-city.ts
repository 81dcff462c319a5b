import { systemClock } from "../../clock/system-clock.ts";
import { pause } from "../../clock/pause.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { CITY_AGAIN_MS, CITY_ONCE_MORE_MS } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { City, CityId } from "../../domain/city/city.ts";
import { ownCityId, type AppState, type AppStore, type Services } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import { cityStepDue, type OwnCity } from "./city-state.ts";
import { changeCity, cityNow } from "./current-city.ts";
import { rememberCommune } from "./remember-commune.ts";

/** `no_such_city`: there is no such commune. `city_load_failed`: nobody could say. */
export type ChooseCityProblem = "no_such_city" | "city_load_failed";

export type CityServices = Pick<Services, "callables" | "readCity"> & {
  readonly session: Pick<Services["session"], "token">;
};

/** The map opens already while the server is told (`keepCityLoaded`). */
export async function chooseCity(
  cityId: CityId,
  store: AppStore,
  services: CityServices,
): Promise<Result<void, ChooseCityProblem>> {
  if (ownCityId(store.get()) === cityId) return ok(undefined);
  const city = await readOrCreate(cityId, services);
  if (!city.ok) return city;
  const uid = store.get().actor?.uid;
  const own: OwnCity =
    uid === undefined ? { cityId, status: "remembered" } : { cityId, status: "loaded", uid };
  rememberCommune(localStore(), city.value);
  changeCity(store, { kind: "chosen", own });
  return ok(undefined);
}

/** What cannot be loaded leads to another choice (CITY-4); one made offline is asked for until answered. */
export function keepCityLoaded(store: AppStore): void {
  let begun = "";
  let failed = "";
  const look = (): void => {
    const state = store.get();
    const { services, actor } = state;
    const cityId = ownCityId(state);
    if (cityId === undefined) begun = "";
    if (services === undefined || actor === undefined || cityId === undefined || !mayAsk(state)) return;
    const step = cityStepDue(cityNow(store), actor.uid);
    const work = `${step} ${actor.uid} ${cityId}`;
    if (step === undefined || work === begun) return;
    begun = work;
    if (step === "load") void load(cityId, actor.uid, services, work);
    else void tell(cityId, services, work);
  };
  const load = async (cityId: CityId, uid: string, services: Services, work: string): Promise<void> => {
    if ((await loadCity(cityId, uid, store, services)) === "settled" || begun !== work) return;
    begun = "";
    systemClock.after(CITY_AGAIN_MS, look);
  };
  const tell = async (cityId: CityId, services: Services, work: string): Promise<void> => {
    if (!(await tellServer(cityId, store, services))) failed = work;
  };
  store.subscribe(look);
  addEventListener("online", () => {
    if (begun === failed) begun = "";
    look();
  });
  look();
}

function mayAsk({ signIn, replica }: AppState): boolean {
  return signIn === "done" && replica !== undefined && navigator.onLine;
}

/** `later`: nobody could say, and the person need not choose anew. */
async function loadCity(
  cityId: CityId,
  uid: string,
  store: AppStore,
  services: CityServices,
): Promise<"settled" | "later"> {
  const isConcerned = (): boolean => isOwnOf(store.get(), cityId, uid);
  const isWaitedFor = (city: Loaded): boolean => isFailure(city) && mayWait(store.get());
  let city = await readOrCreate(cityId, services);
  if (isFailure(city) && isConcerned() && !isWaitedFor(city)) {
    // A page that closes cuts its requests off, and lives on for a moment: nobody chose to forget the city.
    await pause(CITY_ONCE_MORE_MS);
    if (isConcerned() && navigator.onLine) city = await readOrCreate(cityId, services);
  }
  if (!isConcerned()) return "settled";
  if (isWaitedFor(city)) return "later";
  if (city.ok) rememberCommune(localStore(), city.value);
  changeCity(store, city.ok ? { kind: "loaded", cityId, uid } : { kind: "unavailable", cityId });
  return "settled";
}

function isOwnOf({ actor, city: { own } }: AppState, cityId: CityId, uid: string): boolean {
  return actor?.uid === uid && own?.cityId === cityId;
}

type Loaded = Result<City, ChooseCityProblem>;

function isFailure(city: Loaded): boolean {
  return !city.ok && city.problem === "city_load_failed";
}

function mayWait({ city: { own } }: AppState): boolean {
  return own?.status === "provisional" || !navigator.onLine;
}

async function readOrCreate(cityId: CityId, { readCity, callables }: CityServices): Promise<Loaded> {
  try {
    const known = await readCity(cityId, "if-any");
    if (known !== undefined) return ok(known);
    const created = await callables.createCity(cityId);
    if (!created.ok) return created;
    const city = await readCity(cityId, "must-come");
    return city === undefined ? err("city_load_failed") : ok(city);
  } catch (error) {
    logProblem("The city could not be loaded.", error);
    return err("city_load_failed");
  }
}

/**
 * As specified, a failure is only logged: the choice is told at the next network or start. A guest has no rights to read
 * again, and with a renewed token Firestore would begin its first reading anew.
 */
async function tellServer(
  cityId: CityId,
  store: AppStore,
  { callables, session }: CityServices,
): Promise<boolean> {
  try {
    await callables.updateUserCity(cityId);
    changeCity(store, { kind: "synced", cityId });
    if (store.get().actor?.isGuest === false) await session.token(true);
    return true;
  } catch (error) {
    logProblem("The server was not told of the new city.", error);
    return false;
  }
}
