import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { removeDraft, saveDraft } from "../../../src/data/drafts/save-draft.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { untilNoWrites } from "../../../src/data/device/pending-writes.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDevice, aDraft, aPhone, aPhoto, failOnce } from "../environment/a-device.ts";

const typed = (title: string) => aDraft({ fields: { title } });

/** Does it so many turns of the microtask queue later. */
async function after<T>(turns: number, run: () => Promise<T>): Promise<T> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  return run();
}

let heal = (): void => undefined;
afterEach(() => {
  heal();
  vi.restoreAllMocks();
});

describe("a draft being typed", () => {
  it("is on the device at each keystroke, and the last one is never lost [P1]", async () => {
    const phone = aPhone();
    const device = phone.open();
    const saves = ["L", "La", "Lam", "Lamp"].map((title) => saveDraft(device, typed(title)));
    await Promise.all(saves);
    device.close();
    expect(await phone.open().drafts.toArray()).toMatchObject([{ fields: { title: "Lamp" } }]);
  });

  it("writes fast typing in fewer writes than keystrokes [OFF-1]", async () => {
    const device = aDevice();
    await device.open();
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await Promise.all(Array.from({ length: 100 }, (_, n) => saveDraft(device, typed("x".repeat(n)))));
    expect(put.mock.calls.length).toBeLessThanOrEqual(3);
    expect((await device.drafts.get(anIdentifier(1)))?.fields).toEqual({ title: "x".repeat(99) });
  });

  it("is not brought back by a keystroke that arrives after « Envoyer » [F71]", async () => {
    const device = aDevice();
    const early = saveDraft(device, typed("Lampadaire"));
    const late = saveDraft(device, typed("Lampadaire éteint"));
    await commitCommand(device, { command: aCommand(), photoIds: [] });
    await saveDraft(device, typed("Lampadaire éteint."));
    await Promise.all([early, late]);
    expect(await device.drafts.count()).toBe(0);
  });

  it("keeps the last keystrokes when the disk is too full for the report itself [P1, F17]", async () => {
    const device = aDevice();
    await device.open();
    const saves = ["Lampadaire", "Lampadaire éteint"].map((title) => saveDraft(device, typed(title)));
    heal = failOnce(
      IDBObjectStore.prototype,
      "add",
      () => new DOMException("", "QuotaExceededError"),
    ).restore;
    const answer = await commitCommand(device, { command: aCommand(), photoIds: [] });
    await Promise.all(saves);
    expect(answer.ok).toBe(false);
    expect(await device.drafts.toArray()).toMatchObject([{ fields: { title: "Lampadaire éteint" } }]);
  });

  it("is written whenever a keystroke comes, even as the write before it ends [P1]", async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      const device = aDevice();
      const last = new Promise<unknown>((resolve) => {
        device.drafts.hook("creating", (_id, _draft, { on }) =>
          on("complete", () => void after(turns, () => saveDraft(device, typed("Lampe"))).then(resolve)),
        );
      });
      await saveDraft(device, typed("Lamp"));
      await last;
      expect([turns, await device.drafts.toArray()]).toMatchObject([turns, [{ fields: { title: "Lampe" } }]]);
    }
  });

  it("says that the device is full, and is saved by the next keystroke that fits [OFF-10, F17]", async () => {
    const device = aDevice();
    await device.open();
    heal = failOnce(
      IDBObjectStore.prototype,
      "put",
      () => new DOMException("", "QuotaExceededError"),
    ).restore;
    expect(await saveDraft(device, typed("L"))).toEqual({ ok: false, problem: { code: "quota" } });
    expect(await saveDraft(device, typed("La"))).toMatchObject({ ok: true });
    expect(await device.drafts.count()).toBe(1);
  });

  it("goes with its photos when the person throws it away [PHO-1]", async () => {
    const device = aDevice();
    await saveDraft(device, aDraft());
    await device.photos.bulkAdd([aPhoto(), aPhoto({ id: anIdentifier(12), ownerId: anIdentifier(2) })]);
    await removeDraft(device, anIdentifier(1));
    expect(await device.drafts.count()).toBe(0);
    expect(await device.photos.toCollection().primaryKeys()).toEqual([anIdentifier(12)]);
  });

  it("stays, last keystroke included, on a device that does not let go of it [P1, F24]", async () => {
    const device = aDevice();
    await saveDraft(device, typed("Lampad"));
    const saved = [saveDraft(device, typed("Lampada")), saveDraft(device, typed("Lampadaire"))];
    const full = () => Promise.reject(new DOMException("", "QuotaExceededError")) as never;
    vi.spyOn(device, "transaction").mockImplementationOnce(full);
    expect(await removeDraft(device, anIdentifier(1))).toMatchObject({ ok: false });
    await Promise.all(saved);
    expect(await device.drafts.toArray()).toMatchObject([{ fields: { title: "Lampadaire" } }]);
  });
});

describe("a keystroke that is not yet written", () => {
  it("goes with the draft that is thrown away [PHO-1]", async () => {
    const device = aDevice();
    const saved = [saveDraft(device, typed("Lamp")), saveDraft(device, typed("Lampe"))];
    expect(await removeDraft(device, anIdentifier(1))).toMatchObject({ ok: true });
    await Promise.all(saved);
    expect(await device.drafts.count()).toBe(0);
  });

  it("is of one draft of one device [P1]", async () => {
    const mine = aDevice();
    const theirs = openDevice("resident-anna", { indexedDB: new IDBFactory(), IDBKeyRange });
    const other = aDraft({ id: anIdentifier(2), fields: { title: "Banc" } });
    await Promise.all([
      saveDraft(mine, typed("Lampe")),
      saveDraft(mine, other),
      saveDraft(theirs, typed("Nid")),
    ]);
    expect(await mine.drafts.toArray()).toMatchObject([
      { fields: { title: "Lampe" } },
      { fields: { title: "Banc" } },
    ]);
    expect(await theirs.drafts.toArray()).toMatchObject([{ fields: { title: "Nid" } }]);
  });

  it("is handed to the browser at once by a page that leaves, however many were typed [P1, F71]", async () => {
    const leaving = new EventTarget();
    const listen = vi.fn<typeof leaving.addEventListener>(leaving.addEventListener.bind(leaving));
    vi.stubGlobal("addEventListener", listen);
    const device = aDevice();
    await device.open();
    const written = vi.spyOn(device, "transaction");
    const saves = [saveDraft(device, typed("Lamp"))];
    const before = written.mock.calls.length;
    leaving.dispatchEvent(new Event("pagehide"));
    // The only one is being written already.
    expect(written.mock.calls.length).toBe(before);
    saves.push(saveDraft(device, typed("Lampe")));
    leaving.dispatchEvent(new Event("pagehide"));
    expect(written.mock.calls.length).toBe(before + 1);
    await Promise.all(saves);
    expect(listen).toHaveBeenCalledTimes(1);
    const all = written.mock.calls.length;
    leaving.dispatchEvent(new Event("pagehide"));
    expect(written.mock.calls.length).toBe(all);
    vi.unstubAllGlobals();
  });
});

describe("a database that is taken away", () => {
  it("waits for the keystroke that is on its way to it [P1, AUTH-7]", async () => {
    const device = aDevice();
    const order: string[] = [];
    const note = async (what: string, work: Promise<unknown>) => {
      await work;
      order.push(what);
    };
    const saved = note("saved", saveDraft(device, typed("La")));
    void saveDraft(device, typed("Lampadaire"));
    await Promise.all([note("quiet", untilNoWrites(device.name)), saved]);
    expect(order).toEqual(["saved", "quiet"]);
    expect(await device.drafts.toArray()).toMatchObject([{ fields: { title: "Lampadaire" } }]);
  });
});
