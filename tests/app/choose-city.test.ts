import { describe, expect, it, vi } from "vitest";
import type { AppStore } from "../../src/app/app-state.ts";
import { createStore } from "../../src/app/store.ts";
import { chooseCity } from "../../src/app/city/choose-city.ts";
import { cityOf } from "../../src/app/sync/follow-profile.ts";
import { lastCity, untoldCity } from "../../src/app/city/last-place.ts";
import { visitCity } from "../../src/app/city/visit-city.ts";
import { sessionStore } from "../../src/data/device/page-storage.ts";
import { aCity } from "../examples/a-city.ts";
import { aCloud } from "./a-cloud.ts";
import { anAppState } from "./an-app-state.ts";
import { memoryStorage } from "./memory-storage.ts";

function aStore(cityId?: string): AppStore {
  return createStore(anAppState({ actor: undefined, cityId }));
}

describe("choosing a commune", () => {
  it("does nothing when it is the person's already [CITY-1]", async () => {
    const { services, asked } = aCloud();
    const result = await chooseCity("35024", aStore("35024"), services, memoryStorage());
    expect(result.ok).toBe(true);
    expect(asked).toEqual([]);
  });

  it("reads a city that is there, tells the server, and reads the claims again [CITY-5]", async () => {
    const { services, asked } = aCloud({ known: [aCity({ id: "35024" })] });
    await chooseCity("35024", aStore(), services, memoryStorage());
    await vi.waitFor(() => expect(asked).toEqual(["read 35024", "tell 35024", "claims again"]));
  });

  it("creates a missing city, then reads it again [CITY-2]", async () => {
    const { services, asked } = aCloud();
    const store = aStore();
    const result = await chooseCity("2A004", store, services, memoryStorage());
    expect(result.ok).toBe(true);
    expect(asked.slice(0, 3)).toEqual(["read 2A004", "create 2A004", "read 2A004"]);
    expect(store.get().cityId).toBe("2A004");
  });

  it("keeps the former commune when the new one cannot be loaded [CITY-4]", async () => {
    const { services } = aCloud({ offline: true });
    const store = aStore("35024");
    const storage = memoryStorage();
    const result = await chooseCity("29019", store, services, storage);
    expect(result).toEqual({ ok: false, problem: "city_load_failed" });
    expect(store.get().cityId).toBe("35024");
    expect(lastCity(storage)).toBeUndefined();
  });

  it("tells a commune that does not exist from one nobody could ask about [CITY-19, GEO-1]", async () => {
    const nowhere = await chooseCity(
      "99999",
      aStore(),
      aCloud({ unknown: ["99999"] }).services,
      memoryStorage(),
    );
    expect(nowhere).toEqual({ ok: false, problem: "no_such_city" });
  });

  it("keeps the choice when only telling the server fails [CITY-5]", async () => {
    const { services } = aCloud({ known: [aCity({ id: "35024" })] });
    const failing = { ...services.callables, updateUserCity: () => Promise.reject(new Error("503")) };
    const store = aStore();
    const result = await chooseCity("35024", store, { ...services, callables: failing }, memoryStorage());
    expect(result.ok).toBe(true);
    expect(store.get().cityId).toBe("35024");
  });

  it("is told again later while the server has not heard of it, and once only [CITY-5, F79]", async () => {
    const { services } = aCloud({ known: [aCity({ id: "35024" })] });
    const deaf = { ...services.callables, updateUserCity: () => Promise.reject(new Error("503")) };
    const storage = memoryStorage();
    await chooseCity("35024", aStore(), { ...services, callables: deaf }, storage);
    expect(untoldCity(storage)).toBe("35024");
    await chooseCity("29019", aStore("35024"), aCloud({ known: [aCity({ id: "29019" })] }).services, storage);
    await vi.waitFor(() => expect(untoldCity(storage)).toBeUndefined());
  });

  it("ends a visit elsewhere, for the next reload too [NAV-12, AUTH-31]", async () => {
    const { services } = aCloud({ known: [aCity({ id: "29019" })] });
    const store = aStore("35024");
    visitCity(store, sessionStore(), "29019");
    await chooseCity("29019", store, services, memoryStorage());
    expect(store.get()).toMatchObject({ cityId: "29019", visitedCityId: undefined });
    expect(sessionStore().getItem("parvis.visit")).toBeNull();
  });
});

describe("the city of the profile", () => {
  const moved = (cityId: string | null, before: string | null | undefined, mine?: string, untold?: string) =>
    cityOf({ cityId }, before === undefined ? undefined : { cityId: before }, mine, untold);

  it("fills a gap, and follows a move made on another device [CITY-5, AUTH-3]", () => {
    expect(moved("35024", undefined)).toBe("35024");
    expect(moved("29019", "35024", "35024")).toBe("29019");
  });

  it("never undoes a choice made here: an old profile, an unheard choice, no city at all [CITY-5]", () => {
    expect(moved("35024", undefined, "29019")).toBeUndefined();
    expect(moved("35024", "22001", "29019", "29019")).toBeUndefined();
    expect(moved(null, "35024", "35024")).toBeUndefined();
  });
});
