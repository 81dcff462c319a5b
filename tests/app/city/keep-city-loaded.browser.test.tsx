import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { CITY_AGAIN_MS, CITY_ONCE_MORE_MS } from "../../../src/clock/waits.ts";
import { takeClock } from "../../support/take-clock.ts";
import type { AppState, AppStore, Services } from "../../../src/app/app-state.ts";
import { readCityRecord, writeCityRecord } from "../../../src/app/city/city-record.ts";
import { changeCity, provisionalOwn } from "../../../src/app/city/current-city.ts";
import { keepCityLoaded, type CityServices } from "../../../src/app/city/load-city.ts";
import { lastRoute, rememberRoute } from "../../../src/app/router/route-memory.ts";
import { createStore } from "../../../src/app/store.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { aCity } from "../../examples/a-city.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { aCloud } from "./a-cloud.ts";
import { anAppState } from "../an-app-state.ts";
import { address, heading, openApp } from "../router/open-app.tsx";
import { waitFor } from "../../support/wait-for.ts";

const BETTON = aCity({ id: "35024" });

let online = true;

beforeEach(() => {
  online = true;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
  localStorage.clear();
});

/** What is there once an account is: the services, and a database, which the loading itself never reads. */
function connected(services: CityServices, replica = {} as Replica): Partial<AppState> {
  return { services: services as Services, replica, signIn: "done" };
}

/** The loading at work over a store, without a screen. */
function loading(services: CityServices, prepare: (store: AppStore) => void = () => undefined): AppStore {
  const store = createStore(anAppState());
  writeCityRecord(localStorage, { cityId: "35024", pendingCityId: null, provisional: null });
  rememberRoute(localStorage, "ListAnomalies");
  prepare(store);
  store.set(connected(services));
  keepCityLoaded(store);
  return store;
}

function provisionally(store: AppStore): void {
  const place = { latE6: 48_181_700, lngE6: -1_643_600 };
  const own = provisionalOwn({ id: "35024", name: "Betton", population: null, place });
  changeCity(store, { kind: "chosen", own });
}

function theLineIsBack(): void {
  online = true;
  dispatchEvent(new Event("online"));
}

describe("a person’s city that cannot be loaded", () => {
  it.each([
    ["that does not exist", aCloud({ unknown: ["35024"] })],
    ["about which the cloud fails", aCloud({ offline: true })],
  ])("%s leads to the choice, in the specified words, as an information [CITY-4]", async (_, cloud) => {
    writeCityRecord(localStorage, { cityId: "35024", pendingCityId: null, provisional: null });
    const data = await openDatabases({ city: BETTON, anomalies: [], actor: undefined, heard: true });
    const store = await openApp("/city/35024/details", data);
    keepCityLoaded(store);
    await expect.element(heading("Betton")).toBeVisible();
    expect(cloud.asked).toEqual([]);
    store.set(connected(cloud.services, data.replica));
    await expect.element(page.getByText("Veuilliez sélectionner une ville")).toBeVisible();
    const toast = page.getByText("Veuilliez sélectionner une ville").element().closest(".Toastify__toast");
    expect(toast?.className).toContain("Toastify__toast--info");
    await expect.element(heading("Choisir ma commune")).toBeVisible();
    await expect.element(address()).toHaveTextContent("/city/France/map/onboarding");
    expect(store.get().city).toMatchObject({ own: undefined, failed: false });
    expect(readCityRecord(localStorage)).toBeUndefined();
  });

  it("begins anew at Home: neither it nor the last place is remembered [CITY-4, NAV-1]", async () => {
    const clock = takeClock();
    const store = loading(aCloud({ offline: true }).services);
    await clock.advance(CITY_ONCE_MORE_MS);
    expect(store.get().city.failed).toBe(true);
    expect(readCityRecord(localStorage)).toBeUndefined();
    expect(lastRoute(localStorage)).toBeUndefined();
  });

  it("is not forgotten because a page that closed cut off its creation [CITY-4]", async () => {
    const clock = takeClock();
    const cloud = aCloud();
    let cut = 0;
    const createCity: CityServices["callables"]["createCity"] = (cityId) => {
      cut += 1;
      return cut === 1 ? Promise.reject(new Error("aborted")) : cloud.services.callables.createCity(cityId);
    };
    const store = loading({ ...cloud.services, callables: { ...cloud.services.callables, createCity } });
    await clock.advance(CITY_ONCE_MORE_MS - 1);
    expect([cut, readCityRecord(localStorage)?.cityId, store.get().city.failed]).toEqual([1, "35024", false]);
    await clock.advance(1);
    expect(store.get().city).toMatchObject({ own: { cityId: "35024", status: "loaded" }, failed: false });
  });

  it("is created where it is missing, and read again [CITY-2]", async () => {
    const { services, asked } = aCloud();
    const store = loading(services);
    await waitFor(() => expect(asked).toEqual(["read 35024", "create 35024", "read 35024"]));
    expect(store.get().city).toMatchObject({ own: { cityId: "35024" }, failed: false });
  });

  it("is asked about once, whatever else changes [CITY-2]", async () => {
    const { services, asked } = aCloud({ known: [BETTON] });
    const store = loading(services);
    store.set({ keepsData: false });
    await waitFor(() => expect(asked).toEqual(["read 35024"]));
    store.set({ keepsData: true });
    expect(asked).toEqual(["read 35024"]);
  });
});

describe("a person’s city that nobody can be asked about", () => {
  it("is asked about when the line is back, and is theirs meanwhile [CITY-4, P5]", async () => {
    online = false;
    const { services, asked } = aCloud({ known: [BETTON] });
    const store = loading(services);
    expect(asked).toEqual([]);
    expect(store.get().city.own?.cityId).toBe("35024");
    theLineIsBack();
    await waitFor(() => expect(asked).toEqual(["read 35024"]));
    expect(store.get().city).toMatchObject({ own: { cityId: "35024" }, failed: false });
  });

  it("stays theirs when the line is lost while it is asked about [CITY-4, P5]", async () => {
    const clock = takeClock();
    const cloud = aCloud({ known: [BETTON] });
    let asked = 0;
    const store = loading({
      ...cloud.services,
      readCity: (...question) => {
        asked += 1;
        online = asked > 1;
        return online ? cloud.services.readCity(...question) : Promise.reject(new Error("no network"));
      },
    });
    await clock.advance(CITY_AGAIN_MS - 1);
    expect([asked, store.get().city.own?.cityId, store.get().city.failed]).toEqual([1, "35024", false]);
    online = true;
    await clock.advance(1);
    expect([asked, store.get().city.own?.cityId, store.get().city.failed]).toEqual([2, "35024", false]);
  });

  it("is asked about until there is an answer, when it was chosen without network [CITY-19]", async () => {
    const clock = takeClock();
    const cloud = aCloud({ known: [BETTON] });
    let asked = 0;
    const store = loading(
      {
        ...cloud.services,
        readCity: (...question) => {
          asked += 1;
          return asked < 3 ? Promise.reject(new Error("503")) : cloud.services.readCity(...question);
        },
      },
      provisionally,
    );
    await clock.advance(CITY_AGAIN_MS);
    expect(asked).toBe(2);
    expect(store.get().city).toMatchObject({ own: { cityId: "35024" }, failed: false });
    expect(store.get().city.own?.status).toBe("provisional");
    await clock.advance(CITY_AGAIN_MS);
    expect(store.get().city.own).toMatchObject({ cityId: "35024", status: "loaded" });
    expect(cloud.asked).toEqual(["read 35024", "tell 35024"]);
  });

  it("is given up when the answer is that there is none, even so [CITY-19, CITY-4]", async () => {
    const store = loading(aCloud({ unknown: ["35024"] }).services, provisionally);
    await waitFor(() => expect(store.get().city.failed).toBe(true));
    expect(store.get().city.own).toBeUndefined();
  });

  it("says nothing about a city that was left meanwhile [CITY-4]", async () => {
    const clock = takeClock();
    const { services, asked } = aCloud({ known: [aCity({ id: "29019" })], unknown: ["35024"] });
    const store = loading(services);
    changeCity(store, { kind: "moved", cityId: "29019" });
    await clock.advance(CITY_AGAIN_MS);
    expect(asked.toSorted()).toEqual(["create 35024", "read 29019", "read 35024"]);
    expect(store.get().city).toMatchObject({ own: { cityId: "29019" }, failed: false });
  });
});
