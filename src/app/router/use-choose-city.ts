import { accepted, refused, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useOnline } from "../shell/use-online.ts";
import { useAppState, useAppStore } from "../startup/app-context.ts";
import { untilState, type AppStore } from "../startup/app-state.ts";
import { chooseCity, takeCity } from "../startup/choose-city.ts";
import { useKnownCities } from "./use-known-cities.ts";
import { localStore } from "../../data/device/page-storage.ts";

const SIGN_IN_MS_MAX = 20_000;

/** Makes a commune the person's own: through the server, or as it is on the device when there is no network. */
export function useChooseCity() {
  const store = useAppStore();
  const { replica } = useAppState();
  const online = useOnline();
  const known = useKnownCities(replica);
  const choose = (code: CityId): Promise<Result<void, unknown>> => {
    const isHere = known.some((city) => city.code === code);
    return !online && isHere ? openWithoutNetwork(store, code) : throughServer(store, code);
  };
  return { known, online, choose };
}

/** A commune that is on the device opens as it is; the server is told when there is a network. */
function openWithoutNetwork(store: AppStore, cityId: CityId): Promise<Result<void, never>> {
  takeCity(cityId, store, localStore());
  return Promise.resolve(accepted(undefined));
}

async function throughServer(store: AppStore, cityId: CityId): Promise<Result<void, unknown>> {
  const ready = untilState(store, ({ services, signIn }) => services !== undefined && signIn === "done");
  const state = await Promise.race([ready, after(SIGN_IN_MS_MAX)]);
  if (state?.services === undefined) return refused("not_signed_in");
  return chooseCity(cityId, store, state.services, localStore());
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}
