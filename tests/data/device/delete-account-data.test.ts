import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteAccountData } from "../../../src/data/device/delete-account-data.ts";
import { rememberedDrafts, rememberedUnsent } from "../../../src/data/device/eviction-sentinel.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { keepSharedFiles, waitingShares } from "../../../src/data/device/shared-files.ts";
import { keepUnpublished, keptUnpublished } from "../../../src/data/photos/unpublished-photos.ts";
import { openReplica } from "../../../src/data/replica/open-replica.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { memoryCaches } from "../../support/memory-caches.ts";
import { aDraft } from "../environment/a-device.ts";

beforeEach(() => {
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("navigator", { locks: { request: async (_: string, run: () => Promise<void>) => run() } });
  vi.stubGlobal("localStorage", memoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

/** Somebody whose device has something of each kind. */
async function somebody(uid: string): Promise<void> {
  const device = openDevice(uid);
  await device.drafts.put(aDraft());
  localStorage.setItem(`${device.name}-canary`, JSON.stringify({ generation: "g", unsent: 2 }));
  localStorage.setItem(`${device.name}-drafts`, "1");
  await keepSharedFiles([new Blob(["a"])]);
  await waitingShares(device.name);
  await keepUnpublished("35024", "p1", async () => new Blob(["waiting"], { type: "image/jpeg" }));
  device.close();
  await (await openReplica(uid)).close();
}

/** What is left of them, by its kinds. */
async function left(uid: string) {
  const name = `parvis-device-${uid}`;
  const names = (await indexedDB.databases()).map((one) => one.name ?? "");
  return {
    device: names.includes(name),
    replica: names.some((one) => one.startsWith(`rxdb-dexie-parvis-replica-${uid}--`)),
    counts: [rememberedUnsent(name), rememberedDrafts(name)],
    shared: (await waitingShares(name)).length,
    unpublished: (await keptUnpublished("35024", "p1")) !== undefined,
  };
}

it("takes everything of a person off the device, or all but what they have not sent; of nobody else [P1, P8, AUTH-27, AUTH-32]", async () => {
  for (const uid of ["yann", "yannick", "maelle"]) await somebody(uid);
  const all = { device: true, replica: true, counts: [2, 1], shared: 1, unpublished: true };
  expect(await left("yann")).toEqual(all);
  await deleteAccountData("maelle", "unsent");
  // What only moderators see goes with whoever leaves.
  const others = { ...all, unpublished: false };
  expect(await left("maelle")).toEqual({ ...others, replica: false });
  expect([await left("yann"), await left("yannick")]).toEqual([others, others]);
  await deleteAccountData("yann", "nothing");
  const nothing = { device: false, replica: false, counts: [0, 0], shared: 0, unpublished: false };
  expect(await left("yann")).toEqual(nothing);
  expect(await left("yannick")).toEqual(others);
});

it("goes on where the browser does not let go of photos [P8]", async () => {
  await somebody("gwenola");
  vi.spyOn(caches, "open").mockRejectedValueOnce(new DOMException("", "SecurityError"));
  await deleteAccountData("gwenola", "nothing");
  expect(await left("gwenola")).toMatchObject({ device: false, replica: false, shared: 0 });
});
