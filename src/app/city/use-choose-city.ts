import { useEffect, useState } from "react";
import { pause } from "../../clock/pause.ts";
import { CHOICE_SIGN_IN_MS_MAX } from "../../clock/waits.ts";
import { localStore } from "../../data/device/page-storage.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import { useOnline } from "../../data/device/use-online.ts";
import type { ChosenCommune } from "../../features/city-choice/candidate.ts";
import type { KnownCity } from "../../features/city-choice/known-cities.tsx";
import { ownCityId, useAppState, useAppStore, type AppState, type AppStore } from "../app-state.ts";
import { untilState } from "../store.ts";
import { changeCity, provisionalOwn } from "./current-city.ts";
import { chooseCity, type ChooseCityProblem } from "./load-city.ts";

type Chosen = Result<void, ChooseCityProblem>;
type Asked = Pick<ChosenCommune, "code"> & Partial<ChosenCommune>;

export function useChooseCity() {
  const store = useAppStore();
  const online = useOnline();
  const known = useKnownCities();
  const choose = async (commune: Asked): Promise<Chosen> => {
    const { code, name, population = null, place = null } = commune;
    if (ownCityId(store.get()) === code) return ok(undefined);
    if (online && (await isConnected(store)) !== false) return throughServer(store, commune);
    // A commune that is on the device opens as it is; the server is told when there is a network.
    if (known.some((city) => city.code === code))
      changeCity(store, { kind: "chosen", own: { cityId: code, status: "remembered" } });
    else if (name === undefined || place === null) return throughServer(store, commune);
    else chooseHere({ code, name, population, place });
    return ok(undefined);
  };
  const chooseHere = ({ code, name, population, place }: ChosenCommune): void => {
    if (place === null) return;
    changeCity(store, { kind: "chosen", own: provisionalOwn({ id: code, name, population, place }) });
  };
  return { known, online, choose, chooseHere };
}

/** The outline that was shown when they chose, for the next start: not where the map says that it comes with the network. */
async function keepDrawn({ code, contour = "" }: Asked): Promise<void> {
  if (contour === "") return;
  try {
    const { rememberShownOutline } = await import("./remember-outline.ts");
    rememberShownOutline(localStore(), code, contour);
  } catch {
    // The next start draws it when it has come.
  }
}

/** False for a device that works by itself, which is as far from the city as one without network; undefined when nobody could say. */
async function isConnected(store: AppStore): Promise<boolean | undefined> {
  const settled = untilState(store, (state) => isByItself(state) || isSignedIn(state));
  const state = await Promise.race([settled, pause(CHOICE_SIGN_IN_MS_MAX).then(() => undefined)]);
  return state && !isByItself(state);
}

const isByItself = ({ signIn }: AppState): boolean => signIn === "waiting" || signIn === "failed";
const isSignedIn = ({ services, signIn }: AppState): boolean => services !== undefined && signIn === "done";

async function throughServer(store: AppStore, commune: Asked): Promise<Chosen> {
  const { services } = store.get();
  if (services === undefined) return err("city_load_failed");
  const chosen = await chooseCity(commune.code, store, services);
  if (chosen.ok) void keepDrawn(commune);
  return chosen;
}

export function useKnownCities(): readonly KnownCity[] {
  const replica = useAppState((state) => state.replica);
  const [cities, setCities] = useState<readonly KnownCity[]>([]);
  useEffect(() => {
    const subscription = replica?.cities
      .find()
      .$.subscribe((rows) =>
        setCities(rows.flatMap(({ doc }) => doc ?? []).map(({ id, name }) => ({ code: id, name }))),
      );
    return () => subscription?.unsubscribe();
  }, [replica]);
  return cities;
}
