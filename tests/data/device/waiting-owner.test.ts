import { expect, it } from "vitest";
import {
  forgetWaitingOwner,
  keepWaitingOwner,
  waitingOwner,
} from "../../../src/data/device/waiting-owner.ts";
import { memoryStorage } from "../../app/memory-storage.ts";

it("is remembered until they are back, whoever else comes meanwhile [AUTH-50, P8]", () => {
  const storage = memoryStorage();
  const owner = { uid: "resident-yann", name: "", email: "", unsent: 0 };
  expect(waitingOwner(storage)).toBeUndefined();
  forgetWaitingOwner(storage, owner.uid);
  keepWaitingOwner(storage, owner);
  forgetWaitingOwner(storage, "resident-anna");
  expect(waitingOwner(storage)).toEqual(owner);
  expect(storage.getItem("parvis.waiting-owner")).toContain(owner.uid);
  forgetWaitingOwner(storage, owner.uid);
  expect(waitingOwner(storage)).toBeUndefined();
});

it("is nobody where what was noted is no whole, and read where a later version noted more [AUTH-50]", () => {
  const storage = memoryStorage();
  const owner = { uid: "resident-yann", name: "Yann", email: "yann@exemple.fr", unsent: 2 };
  const noted = (value: object) => {
    storage.setItem("parvis.waiting-owner", JSON.stringify(value));
    return waitingOwner(storage);
  };
  expect(noted({ ...owner, fromALaterVersion: 1 })).toEqual(owner);
  for (const wrong of [{ uid: 1 }, { name: null }, { email: undefined }, { unsent: -1 }, { unsent: 1.5 }])
    expect(noted({ ...owner, ...wrong })).toBeUndefined();
});
