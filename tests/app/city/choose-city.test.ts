import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppStore, Services } from "../../../src/app/app-state.ts";
import { createStore } from "../../../src/app/store.ts";
import { readCityRecord, rememberedCommune } from "../../../src/app/city/city-record.ts";
import { changeCity, rememberedCity } from "../../../src/app/city/current-city.ts";
import { chooseCity, keepCityLoaded, type CityServices } from "../../../src/app/city/load-city.ts";
import { cityOf } from "../../../src/app/sync/follow-profile.ts";
import { localStore, sessionStore } from "../../../src/data/device/page-storage.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import { aCity } from "../../examples/a-city.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { aGuest, aResident } from "../../examples/accounts.ts";
import { aCloud } from "./a-cloud.ts";
import { anAppState, inCity } from "../an-app-state.ts";
import { waitFor } from "../../support/wait-for.ts";

/** A page of somebody who is signed in, where the city is kept loaded. */
function aPage(services: CityServices, cityId?: string, actor: Actor = aResident()): AppStore {
  const own = cityId === undefined ? undefined : ({ cityId, status: "loaded", uid: actor.uid } as const);
  const city = inCity(cityId, { own });
  const store = createStore(
    anAppState({ actor, services: services as Services, replica: {} as Replica, city }),
  );
  keepCityLoaded(store);
  return store;
}

/** A server that cannot be told. */
function deaf({ services }: ReturnType<typeof aCloud>): CityServices {
  const updateUserCity = () => Promise.reject(new Error("503"));
  return { ...services, callables: { ...services.callables, updateUserCity } };
}

const pending = () => readCityRecord(localStore())?.pendingCityId ?? undefined;

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStore().clear();
  sessionStore().clear();
});

describe("choosing a commune", () => {
  it("does nothing when it is the person's already [CITY-1]", async () => {
    const { services, asked } = aCloud();
    const result = await chooseCity("35024", aPage(services, "35024"), services);
    expect(result.ok).toBe(true);
    expect(asked).toEqual([]);
  });

  it("reads a city that is there once, tells the server, and reads the claims again [CITY-5]", async () => {
    const { services, asked } = aCloud({ known: [aCity({ id: "35024" })] });
    await chooseCity("35024", aPage(services), services);
    await waitFor(() => expect(asked).toEqual(["read 35024", "tell 35024", "claims again"]));
    expect(rememberedCommune(localStore(), "35024")?.name).toBe(aCity({ id: "35024" }).name);
  });

  it("leaves the token of a guest, who has no rights: a new one would begin what is being read anew [CITY-5]", async () => {
    const { services, asked } = aCloud({ known: [aCity({ id: "35024" })] });
    await chooseCity("35024", aPage(services, undefined, aGuest()), services);
    await waitFor(() => expect(pending()).toBeUndefined());
    await Promise.resolve();
    expect(asked).toEqual(["read 35024", "tell 35024"]);
  });

  it("tells the server also where a full storage keeps nothing [CITY-5] [F30]", async () => {
    const { services, asked } = aCloud({ known: [aCity({ id: "35024" })] });
    vi.spyOn(localStore(), "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await chooseCity("35024", aPage(services), services);
    await waitFor(() => expect(asked).toContain("tell 35024"));
    vi.restoreAllMocks();
  });

  it("creates a missing city, then reads it again [CITY-2]", async () => {
    const { services, asked } = aCloud();
    const store = aPage(services);
    const result = await chooseCity("2A004", store, services);
    expect(result.ok).toBe(true);
    expect(asked.slice(0, 3)).toEqual(["read 2A004", "create 2A004", "read 2A004"]);
    expect(store.get().city.own?.cityId).toBe("2A004");
  });

  it("keeps the former commune when the new one cannot be loaded [CITY-4]", async () => {
    const { services } = aCloud({ offline: true });
    const store = aPage(services, "35024");
    const result = await chooseCity("29019", store, services);
    expect(result).toEqual({ ok: false, problem: "city_load_failed" });
    expect(store.get().city.own?.cityId).toBe("35024");
    expect(readCityRecord(localStore())).toBeUndefined();
  });

  it("tells a commune that does not exist from one nobody could ask about [CITY-19, GEO-1]", async () => {
    const { services } = aCloud({ unknown: ["99999"] });
    const nowhere = await chooseCity("99999", aPage(services), services);
    expect(nowhere).toEqual({ ok: false, problem: "no_such_city" });
  });

  it("keeps the choice when only telling the server fails [CITY-5]", async () => {
    const services = deaf(aCloud({ known: [aCity({ id: "35024" })] }));
    const store = aPage(services);
    const result = await chooseCity("35024", store, services);
    expect(result.ok).toBe(true);
    expect(store.get().city.own?.cityId).toBe("35024");
  });

  it("is told again later while the server has not heard of it, and once only [CITY-5, F79]", async () => {
    const services = deaf(aCloud({ known: [aCity({ id: "35024" })] }));
    await chooseCity("35024", aPage(services), services);
    expect(pending()).toBe("35024");
    const later = aCloud({ known: [aCity({ id: "35024" })] });
    const next = createStore(
      anAppState({
        actor: aResident(),
        services: later.services as Services,
        replica: {} as Replica,
        city: rememberedCity(""),
      }),
    );
    keepCityLoaded(next);
    await waitFor(() => expect(pending()).toBeUndefined());
    next.set({ keepsData: false });
    await waitFor(() => expect(later.asked).toEqual(["read 35024", "tell 35024", "claims again"]));
  });

  it("is told even if the server answers late about the one before [CITY-5, F79]", async () => {
    let answer = (): void => undefined;
    const { services, asked } = aCloud({ known: [aCity({ id: "35024" }), aCity({ id: "29019" })] });
    const updateUserCity = async (cityId: string): Promise<void> => {
      if (cityId === "29019") return Promise.reject(new Error("503"));
      await new Promise<void>((resolve) => (answer = resolve));
    };
    const slow = { ...services, callables: { ...services.callables, updateUserCity } };
    const store = aPage(slow);
    await chooseCity("35024", store, slow);
    await chooseCity("29019", store, slow);
    answer();
    await waitFor(() => expect(asked).toContain("claims again"));
    expect(pending()).toBe("29019");
  });

  it("is left to the page of this device that chose last, whatever this one hears later [CITY-5]", () => {
    const here = createStore(anAppState({ city: inCity(undefined) }));
    const there = createStore(anAppState({ city: inCity(undefined) }));
    changeCity(here, { kind: "chosen", own: { cityId: "35024", status: "remembered" } });
    changeCity(there, { kind: "chosen", own: { cityId: "29019", status: "remembered" } });
    changeCity(here, { kind: "loaded", cityId: "35024", uid: aGuest().uid });
    changeCity(here, { kind: "synced", cityId: "35024" });
    expect(readCityRecord(localStore())).toMatchObject({ cityId: "29019", pendingCityId: "29019" });
    changeCity(there, { kind: "synced", cityId: "29019" });
    expect(pending()).toBeUndefined();
  });

  it("ends a visit elsewhere, for the next reload too [NAV-12, AUTH-31]", async () => {
    const { services } = aCloud({ known: [aCity({ id: "29019" })] });
    const store = aPage(services, "35024");
    changeCity(store, { kind: "visited", cityId: "29019" });
    await chooseCity("29019", store, services);
    expect(store.get().city).toMatchObject({ own: { cityId: "29019" }, visitedCityId: undefined });
    expect(sessionStore().getItem("parvis.visit")).toBeNull();
  });
});

describe("the city of the profile", () => {
  const moved = (cityId: string | null, before: string | null | undefined, mine?: string, pending?: string) =>
    cityOf(
      { cityId },
      before === undefined ? undefined : { cityId: before },
      inCity(mine, { pendingCityId: pending }),
    );

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
