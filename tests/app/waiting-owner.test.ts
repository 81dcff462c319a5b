import { expect, it } from "vitest";
import { createStore } from "../../src/app/store.ts";
import { rememberAddress } from "../../src/app/session/known-account.ts";
import { doEffect } from "../../src/app/session/startup-effects.ts";
import { waitingOwner } from "../../src/data/device/waiting-owner.ts";
import { accountOf } from "../../src/remote/auth/account.ts";
import { anAppState } from "./an-app-state.ts";
import { memoryStorage } from "./memory-storage.ts";

const JEANNE = accountOf({ uid: "resident-jeanne", isAnonymous: false, displayName: "Jeanne" }, {});

it("a session that ends by itself leaves word of whose things wait, until they are back [AUTH-50, F62]", async () => {
  const storage = memoryStorage();
  storage.setItem("parvis-device-resident-jeanne-canary", JSON.stringify({ generation: "g", unsent: 1 }));
  storage.setItem("parvis.city", JSON.stringify({ cityId: "35024", pendingCityId: null, provisional: null }));
  rememberAddress(storage, "jeanne@exemple.fr");
  const store = createStore(anAppState());
  const context = { store, storage, onNoCloud: () => undefined, tryAgain: () => undefined };
  await doEffect({ do: "keep-for-owner", account: JEANNE }, context);
  expect(waitingOwner(storage)).toEqual({
    uid: "resident-jeanne",
    name: "Jeanne",
    email: "jeanne@exemple.fr",
    unsent: 1,
  });
  expect(storage.getItem("parvis.city")).toContain("35024");
  await doEffect({ do: "remember", account: JEANNE }, context);
  expect(waitingOwner(storage)).toBeUndefined();
});
