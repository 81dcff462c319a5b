import { afterEach, describe, expect, it } from "vitest";
import { appStore, type AppStore } from "../../src/app/startup/app-state.ts";
import { forgetCity } from "../../src/app/startup/forget-city.ts";
import { doEffect, type World } from "../../src/app/startup/startup-effects.ts";
import { visitCity, visitedCity } from "../../src/app/startup/visit-city.ts";
import { keepSharedFiles, sharedFiles } from "../../src/data/device/shared-files.ts";
import { aCity } from "../examples/a-city.ts";
import { openDatabases } from "../features/open-databases.ts";
import { anAppState } from "./an-app-state.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function worldOf(store: AppStore): World {
  const nothing = () => undefined;
  return { store, storage: localStorage, onNoCloud: nothing, tryAgain: nothing };
}

describe("the next person in this tab", () => {
  it("is not led where the last one looked, nor told of their letter [AUTH-31, P8]", async () => {
    const store = appStore(anAppState());
    visitCity(store, sessionStorage, "29019");
    localStorage.setItem("parvis.letter-address", "yann@exemple.fr");
    localStorage.setItem("parvis.letter-page", "/city/29019/threads");
    await doEffect({ do: "forget" }, worldOf(store));
    expect(store.get()).toMatchObject({ cityId: undefined, visitedCityId: undefined });
    expect(visitedCity(sessionStorage)).toBeUndefined();
    expect(Object.values(localStorage)).toEqual([]);
  });
});

describe("photos shared to Parvis and in no draft yet", () => {
  afterEach(async () => void (await caches.delete("shared-files")));

  it("are not the next person’s [AUTH-32, P8]", async () => {
    await keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);
    await doEffect({ do: "work-for-nobody" }, worldOf(appStore(anAppState())));
    expect(await sharedFiles()).toEqual([]);
  });

  it("follow a guest into their account [AUTH-32, AUTH-28]", async () => {
    await keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);
    await doEffect({ do: "forget" }, worldOf(appStore(anAppState())));
    expect(await sharedFiles()).toHaveLength(1);
  });
});

describe("a commune taken off this device", () => {
  it("is not visited again at the next reload; another visit goes on [AUTH-31]", async () => {
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: undefined, heard: true });
    const store = appStore(anAppState(data));
    visitCity(store, sessionStorage, "29019");
    expect(await forgetCity(store, localStorage, "35024")).toBe(true);
    expect(visitedCity(sessionStorage)).toBe("29019");
    expect(await forgetCity(store, localStorage, "29019")).toBe(true);
    expect(visitedCity(sessionStorage)).toBeUndefined();
  });
});
