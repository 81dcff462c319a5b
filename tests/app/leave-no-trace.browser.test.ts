import { afterEach, describe, expect, it } from "vitest";
import { appStore } from "../../src/app/startup/app-state.ts";
import { forgetCity } from "../../src/app/startup/forget-city.ts";
import { doEffect } from "../../src/app/startup/startup-effects.ts";
import { visitCity, visitedCity } from "../../src/app/startup/visit-city.ts";
import { aCity } from "../examples/a-city.ts";
import { openDatabases } from "../features/open-databases.ts";
import { anAppState } from "./an-app-state.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the next person in this tab", () => {
  it("is not led where the last one looked, nor told of their letter [AUTH-31, P8]", async () => {
    const store = appStore(anAppState());
    visitCity(store, sessionStorage, "29019");
    localStorage.setItem("parvis.letter-address", "yann@exemple.fr");
    localStorage.setItem("parvis.letter-page", "/city/29019/threads");
    const nothing = () => undefined;
    await doEffect({ do: "forget" }, { store, storage: localStorage, onNoCloud: nothing, tryAgain: nothing });
    expect(store.get()).toMatchObject({ cityId: undefined, visitedCityId: undefined });
    expect(visitedCity(sessionStorage)).toBeUndefined();
    expect(Object.values(localStorage)).toEqual([]);
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
