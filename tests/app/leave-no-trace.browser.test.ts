import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import type { AppStore } from "../../src/app/app-state.ts";
import { createStore } from "../../src/app/store.ts";
import { forgetCity } from "../../src/app/city/forget-city.ts";
import { localGuest } from "../../src/app/session/known-account.ts";
import { closeData, openData } from "../../src/app/session/open-data.ts";
import { doEffect, type EffectContext } from "../../src/app/session/startup-effects.ts";
import { visitedCity } from "../../src/app/city/city-record.ts";
import { NO_CITY } from "../../src/app/city/city-state.ts";
import { changeCity } from "../../src/app/city/current-city.ts";
import { deviceNameOf } from "../../src/data/device/device-handle.ts";
import { openingIn } from "../../src/data/memberships/opening.ts";
import { deleteAccountData } from "../../src/data/device/delete-account-data.ts";
import { handOverSharedFiles, keepSharedFiles, waitingShares } from "../../src/data/device/shared-files.ts";
import type { Actor } from "../../src/domain/account/actor.ts";
import { aCity } from "../examples/a-city.ts";
import { aGuest, aResident } from "../examples/accounts.ts";
import { openDatabases } from "../features/open-databases.ts";
import { anAppState } from "./an-app-state.ts";

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Looks at another city than the own one. */
function visitBrest(store: AppStore): void {
  changeCity(store, { kind: "visited", cityId: "29019" });
}

/** A place of their own in Betton, on which their map opens. */
function openingOf({ uid }: Actor) {
  return { uid, cityId: "35024", view: null, place: aCity().position };
}

function contextOf(store: AppStore): EffectContext {
  const nothing = () => undefined;
  return { store, storage: localStorage, onNoCloud: nothing, tryAgain: nothing };
}

describe("the next person in this tab", () => {
  it("is not led where the last one looked, nor told of their letter [AUTH-31, P8]", async () => {
    const store = createStore(anAppState());
    visitBrest(store);
    localStorage.setItem("parvis.letter-address", "yann@exemple.fr");
    localStorage.setItem("parvis.letter-page", "/city/29019/threads");
    openingIn(localStorage).write(openingOf(aGuest()));
    await doEffect({ do: "forget" }, contextOf(store));
    expect(store.get().city).toEqual(NO_CITY);
    expect(sessionStorage).toHaveLength(0);
    expect(Object.values(localStorage)).toEqual([]);
  });

  it.each(["forget-person", "keep-for-owner"] as const)(
    "is not told where the last one lives, nor the device that keeps the commune: %s [P8]",
    async (step) => {
      const store = createStore(anAppState({ actor: aResident() }));
      openingIn(localStorage).write(openingOf(aResident()));
      const account = { ...localGuest("1"), uid: aResident().uid };
      await doEffect({ do: step, account }, contextOf(store));
      expect(openingIn(localStorage).read()).toBeUndefined();
    },
  );

  it("is not led there by a tab that comes back after the account was left in another [AUTH-36, P8]", () => {
    visitBrest(createStore(anAppState({ actor: aResident() })));
    expect(visitedCity(sessionStorage, "guest-noemie")).toBeUndefined();
    expect(visitedCity(sessionStorage, undefined)).toBeUndefined();
    expect(visitedCity(sessionStorage, "resident-yann")).toBe("29019");
  });

  it("is still there who was a guest without an account until now [AUTH-36, AUTH-7]", async () => {
    const [from, account] = [localGuest("1"), { ...localGuest("1"), uid: "guest-noemie" }];
    const store = createStore(anAppState({ actor: aGuest({ uid: from.uid }) }));
    onTestFinished(() => closeData(store));
    visitBrest(store);
    await doEffect({ do: "adopt", from, account }, contextOf(store));
    expect(visitedCity(sessionStorage, from.uid)).toBeUndefined();
    expect(visitedCity(sessionStorage, "guest-noemie")).toBe("29019");
  });
});

describe("photos shared to Parvis and in no draft yet", () => {
  afterEach(async () => void (await caches.delete("shared-files")));

  const [yanns, noemies] = [deviceNameOf("resident-yann"), deviceNameOf("guest-noemie")];
  const share = () => keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);

  it("wait for who was here, and are not the next person’s, however the account was left [AUTH-32, P8, P1]", async () => {
    await share();
    const store = createStore(anAppState({ actor: aResident() }));
    await doEffect({ do: "work-for-nobody" }, contextOf(store));
    expect(await waitingShares(noemies)).toEqual([]);
    const [photo] = await waitingShares(yanns);
    expect(await photo?.text()).toBe("a photo");
  });

  it("are those of the account that was here, where the next takes its place at once [AUTH-32, P8]", async () => {
    await share();
    const store = createStore(anAppState({ actor: aResident() }));
    await openData(store, { ...localGuest("next"), uid: "guest-noemie" });
    onTestFinished(() => closeData(store));
    expect(await waitingShares(noemies)).toEqual([]);
    expect(await waitingShares(yanns)).toHaveLength(1);
  });

  it("that come while nobody is signed in are the next one’s [AUTH-32]", async () => {
    await share();
    expect(await waitingShares(noemies)).toHaveLength(1);
    await share();
    expect(await waitingShares(yanns)).toHaveLength(1);
  });

  it("follow a guest into their account, all of them and once [AUTH-32, AUTH-28]", async () => {
    await share();
    expect(await waitingShares(noemies)).toHaveLength(1);
    await handOverSharedFiles(noemies, yanns);
    await handOverSharedFiles(noemies, yanns);
    expect(await waitingShares(noemies)).toEqual([]);
    expect(await waitingShares(yanns)).toHaveLength(1);
  });

  it("go with what their owner deletes, and nobody else’s [AUTH-32, AUTH-27]", async () => {
    await share();
    await waitingShares(yanns);
    await share();
    await waitingShares(noemies);
    await deleteAccountData("resident-yann", "unsent");
    expect(await waitingShares(yanns)).toHaveLength(1);
    await deleteAccountData("resident-yann", "nothing");
    expect(await waitingShares(yanns)).toEqual([]);
    expect(await waitingShares(noemies)).toHaveLength(1);
  });
});

describe("a commune taken off this device", () => {
  it("is not visited again at the next reload; another visit goes on [AUTH-31]", async () => {
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: undefined, heard: true });
    const store = createStore(anAppState(data));
    visitBrest(store);
    expect(await forgetCity(store, "35024")).toBe(true);
    expect(visitedCity(sessionStorage, data.actor.uid)).toBe("29019");
    expect(await forgetCity(store, "29019")).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });
});
