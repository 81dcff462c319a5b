import { IDBObjectStore, IDBTransaction } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { OUTBOX_CHANNEL } from "../../../src/data/device/request-flush.ts";
import { saveDraft } from "../../../src/data/drafts/save-draft.ts";
import { aCommand, aFollow } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { ownChannels } from "../../support/own-channels.ts";
import { aDevice, aDraft, aPhone, aPhoto, failOnce } from "../environment/a-device.ts";

const report = aCommand();
const [front, unwanted] = [anIdentifier(11), anIdentifier(12)] as const;

beforeEach(ownChannels);

let heal = (): void => undefined;
afterEach(() => {
  heal();
  vi.unstubAllGlobals();
});

describe("committing a command", () => {
  it("takes the command, its photos and the end of its draft together [OFF-1, P1]", async () => {
    const device = aDevice();
    await device.drafts.add(aDraft());
    await device.photos.bulkAdd([aPhoto({ id: front }), aPhoto({ id: unwanted })]);
    expect(await commitCommand(device, { command: report, photoIds: [front] })).toMatchObject({ ok: true });
    expect(await device.outbox.toArray()).toMatchObject([
      { id: report.id, state: "queued", photoIds: [front] },
    ]);
    expect(await device.photos.toCollection().primaryKeys()).toEqual([front]);
    expect(await device.drafts.count()).toBe(0);
  });

  it("asks whoever sends to send, and the browser to keep its data, once there is something to lose [OFF-1, P1]", async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    vi.stubGlobal("navigator", { storage: { persist } });
    const heard: unknown[] = [];
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.addEventListener("message", ({ data }) => heard.push(data));
    const device = aDevice();
    expect(await commitCommand(device, { command: report, photoIds: [front] })).toMatchObject({ ok: false });
    expect(persist).not.toHaveBeenCalled();
    expect(await commitCommand(device, { command: report, photoIds: [] })).toMatchObject({ ok: true });
    await expect.poll(() => heard).toEqual(["flush"]);
    expect(persist).toHaveBeenCalledTimes(1);
    channel.close();
  });

  it("finds the report again after the phone restarted, once [OFF-1, F33, F35]", async () => {
    const phone = aPhone();
    const before = phone.open();
    await before.photos.add(aPhoto({ id: front }));
    await commitCommand(before, { command: report, photoIds: [front] });
    before.close();
    const after = phone.open();
    expect(await after.outbox.count()).toBe(1);
    expect((await after.photos.get(front))?.blob.size).toBe(4);
  });

  it("keeps photos that were in no draft with their command, or neither [OFF-1, MOD-10]", async () => {
    const device = aDevice();
    await device.open();
    const commit = { command: report, photoIds: [front], newPhotos: [aPhoto({ id: front })] };
    heal = failOnce(
      IDBObjectStore.prototype,
      "add",
      () => new DOMException("", "QuotaExceededError"),
    ).restore;
    expect(await commitCommand(device, commit)).toMatchObject({ ok: false });
    expect(await device.photos.count()).toBe(0);
    expect(await commitCommand(device, commit)).toMatchObject({ ok: true });
    expect(await device.photos.toArray()).toMatchObject([{ id: front, ownerId: report.id }]);
  });

  it("numbers commands in the order they were committed [OFF-2]", async () => {
    const device = aDevice();
    const follows = [5, 4, 3].map((n) => aFollow(anIdentifier(99), true, { id: anIdentifier(n) }));
    for (const command of follows) await commitCommand(device, { command, photoIds: [] });
    const rows = await device.outbox.orderBy("seq").toArray();
    expect(rows.map(({ id }) => id)).toEqual(follows.map(({ id }) => id));
  });

  it("makes one row of a double tap [F71]", async () => {
    const device = aDevice();
    const taps = [1, 2, 3].map(() => commitCommand(device, { command: report, photoIds: [] }));
    expect((await Promise.all(taps)).every(({ ok }) => ok)).toBe(true);
    expect(await device.outbox.count()).toBe(1);
  });

  it("keeps nothing by halves when the disk is full, and says so [OFF-10, F17]", async () => {
    const device = aDevice();
    await saveDraft(device, aDraft());
    await device.photos.bulkAdd([aPhoto({ id: front }), aPhoto({ id: unwanted })]);
    heal = failOnce(
      IDBObjectStore.prototype,
      "add",
      () => new DOMException("", "QuotaExceededError"),
    ).restore;
    const full = await commitCommand(device, { command: report, photoIds: [front] });
    expect(full).toEqual({ ok: false, problem: { code: "quota" } });
    expect(await device.outbox.count()).toBe(0);
    expect(await device.drafts.count()).toBe(1);
    expect(await device.photos.count()).toBe(2);
  });

  it("gives the cached photos' room to the report when the disk is full [OFF-10, F17, F19]", async () => {
    const device = aDevice();
    await device.open();
    const names = new Set(["photos", "communes", "workbox-precache-v2"]);
    vi.stubGlobal("caches", {
      keys: async () => [...names],
      open: async () => ({ keys: async () => [] }),
      delete: async (name: string) => names.delete(name),
    });
    heal = failOnce(
      IDBObjectStore.prototype,
      "add",
      () => new DOMException("", "QuotaExceededError"),
    ).restore;
    expect(await commitCommand(device, { command: report, photoIds: [] })).toMatchObject({ ok: true });
    expect(names).toEqual(new Set(["communes", "workbox-precache-v2"]));
    expect(await device.outbox.count()).toBe(1);
  });

  it("says « kept » only once the transaction is complete, not when its requests succeeded [OFF-1, F30]", async () => {
    const device = aDevice();
    await device.open();
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this` below
    const real = IDBObjectStore.prototype.delete;
    // The last request of the transaction succeeds, and then the disk turns out to be full.
    IDBObjectStore.prototype.delete = function deleteThenAbort(key) {
      const request = real.call(this, key);
      request.addEventListener("success", () => this.transaction.abort());
      return request;
    };
    heal = () => {
      IDBObjectStore.prototype.delete = real;
    };
    await device.drafts.add(aDraft());
    const answer = await commitCommand(device, { command: report, photoIds: [] });
    heal();
    expect(answer.ok).toBe(false);
    expect(await device.outbox.count()).toBe(0);
    expect(await device.drafts.count()).toBe(1);
  });

  it.each(["UnknownError", "InvalidStateError", "AbortError"])(
    "opens the database again when the connection is lost, and keeps the report: %s [F24]",
    async (name) => {
      const device = aDevice();
      await device.open();
      heal = failOnce(IDBTransaction.prototype, "objectStore", () => new DOMException("", name)).restore;
      expect(await commitCommand(device, { command: report, photoIds: [] })).toMatchObject({ ok: true });
      expect(await device.outbox.count()).toBe(1);
    },
  );

  it("says that the photos are gone when the storage was emptied under the form [F20]", async () => {
    const device = aDevice();
    const answer = await commitCommand(device, { command: report, photoIds: [front] });
    expect(answer).toEqual({ ok: false, problem: { code: "unavailable" } });
    expect(await device.outbox.count()).toBe(0);
  });

  it("throws what is a fault of ours instead of calling it the storage's [OFF-10]", async () => {
    const device = aDevice();
    await device.open();
    heal = failOnce(IDBObjectStore.prototype, "add", () => new TypeError("a fault")).restore;
    await expect(commitCommand(device, { command: report, photoIds: [] })).rejects.toThrow("a fault");
  });
});
