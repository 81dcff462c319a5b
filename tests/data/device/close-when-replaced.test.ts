import { Dexie } from "dexie";
import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, expect, it, vi } from "vitest";
import { openDevice } from "../../../src/data/device/open-device.ts";

afterEach(() => vi.restoreAllMocks());

it("lets another tab delete what the account kept, and says nothing of it in the console", async () => {
  const warn = vi.spyOn(console, "warn");
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  const device = openDevice("resident-yann", options);
  await device.open();
  await new Dexie(device.name, options).delete();
  expect(await options.indexedDB.databases()).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  // Whoever still holds it may begin anew: what must not is told so by itself.
  expect(await device.settings.count()).toBe(0);
});
