import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localStore } from "../../../src/data/device/page-storage.ts";
import { makeRoom, makeRoomForSeen } from "../../../src/data/device/make-room.ts";
import {
  forgetSharedFiles,
  handOverSharedFiles,
  keepSharedFiles,
  sharedFiles,
  waitingShares,
} from "../../../src/data/device/shared-files.ts";
import { forgetPhotos } from "../../../src/data/photos/forget-photos.ts";
import {
  forgetUnpublished,
  keepUnpublished,
  keptUnpublished,
  leaveUnpublished,
} from "../../../src/data/photos/unpublished-photos.ts";
import { pinnedTilesCache } from "../../../src/domain/background/tile-caches.ts";
import { memoryCaches } from "../../support/memory-caches.ts";

beforeEach(() => {
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("navigator", { locks: { request: async (_: string, run: () => Promise<void>) => run() } });
});
afterEach(() => void vi.unstubAllGlobals());

const keep = async (name: string, ...paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(name);
  for (const path of paths) await cache.put(path, new Response("x"));
};
const kept = async (name: string): Promise<readonly string[]> =>
  (await (await caches.open(name)).keys()).map(({ url }) => url.replace("https://parvis.test", ""));

describe("a full device", () => {
  it.each(["communes", "geography", "addresses", "code"])(
    "gives « %s » back after photos and before what was downloaded [F17, F19]",
    async (name) => {
      await keep("photos", "/photos/1");
      await keep(name, "/1", "/2");
      await keep(pinnedTilesCache("35024"), "/tile");
      const left: (readonly string[])[] = [];
      while (await makeRoom()) left.push(await caches.keys());
      expect(left).toEqual([[name, pinnedTilesCache("35024")], [pinnedTilesCache("35024")], []]);
    },
  );

  it("gives nothing else back for what was only seen, and nothing where there are no caches [F19]", async () => {
    await keep("tiles", "/tile");
    await keep("tiles-archive", "/part");
    await keep("code", "/1");
    expect([await makeRoomForSeen(), await makeRoomForSeen()]).toEqual([true, false]);
    expect(await caches.keys()).toEqual(["code"]);
    vi.stubGlobal("caches", undefined);
    expect(await makeRoom()).toBe(false);
  });

  it("empties what it gives back though somebody still holds it open [F17]", async () => {
    const held = await caches.open("tiles");
    await keep("tiles", "/1", "/2");
    const emptying = vi.spyOn(held, "delete");
    await makeRoom();
    expect(await held.keys()).toEqual([]);
    // Whatever they varied by.
    expect(emptying.mock.calls.map(([, options]) => options)).toEqual(
      Array.from({ length: 2 }, () => ({ ignoreVary: true })),
    );
  });
});

describe("photos that were shared to the app", () => {
  const texts = async (owner: string) => Promise.all((await waitingShares(owner)).map((file) => file.text()));

  it("are whose device it is when they are first looked at, and nobody else's [P8, PHO-6]", async () => {
    await keepSharedFiles([new Blob(["a"], { type: "image/png" }), new Blob(["b"])]);
    expect(await texts("yann")).toEqual(["a", "b"]);
    expect(await texts("anna")).toEqual([]);
    const [first] = await sharedFiles("yann");
    expect(first?.file.type).toBe("image/png");
    await first?.letGo();
    expect(await texts("yann")).toEqual(["b"]);
  });

  it("go over to the account that a guest became, and are forgotten with whoever leaves [P8, AUTH-28]", async () => {
    await keepSharedFiles([new Blob(["a"])]);
    await texts("guest");
    await handOverSharedFiles("guest", "yann");
    expect([await texts("guest"), await texts("yann")]).toEqual([[], ["a"]]);
    await forgetSharedFiles("anna");
    expect(await texts("yann")).toEqual(["a"]);
    await forgetSharedFiles("yann");
    expect(await texts("yann")).toEqual([]);
  });

  it("are none any more where the browser has lost one meanwhile [PHO-6, F20]", async () => {
    await keepSharedFiles([new Blob(["a"]), new Blob(["b"])]);
    const cache = await caches.open("shared-files");
    vi.spyOn(cache, "match").mockResolvedValueOnce(undefined);
    expect(await texts("yann")).toEqual(["b"]);
    vi.spyOn(cache, "match").mockResolvedValueOnce(undefined);
    expect(await texts("yann")).toEqual([""]);
  });

  it("are none where nothing was shared, and make no cache of it [PHO-6]", async () => {
    expect(await texts("yann")).toEqual([]);
    expect(await caches.keys()).toEqual([]);
    vi.stubGlobal("caches", undefined);
    expect(await texts("yann")).toEqual([]);
  });
});

describe("photos on a device", () => {
  it("leave it once no content shows them, in both sizes, and no other commune's with them [PHO-11]", async () => {
    await keep("photos", "/photos/35024/gone", "/photos/35024/shown", "/photos/35238/gone", "/other/gone");
    await keep("photos-preview", "/photos/35024/gone?size=preview");
    await keep("photos-unpublished", "/photos/35024/gone");
    await forgetPhotos("35024", new Set(["shown"]));
    expect(await kept("photos")).toEqual(["/photos/35024/shown", "/photos/35238/gone", "/other/gone"]);
    expect([await kept("photos-preview"), await kept("photos-unpublished")]).toEqual([
      [],
      ["/photos/35024/gone"],
    ]);
  });

  it("are a moderator's while they may see them, and go with them [P8, P9]", async () => {
    const read = async () => new Blob(["waiting"], { type: "image/jpeg" });
    expect(await (await keepUnpublished("35024", "p1", read))?.text()).toBe("waiting");
    expect(await (await keptUnpublished("35024", "p1"))?.text()).toBe("waiting");
    expect(await keptUnpublished("35238", "p1")).toBeUndefined();
    // The page of a Wi-Fi portal, from a version that kept whatever was answered.
    await keepUnpublished("35024", "p1", async () => new Blob(["<p>"], { type: "text/html" }));
    expect(await keptUnpublished("35024", "p1")).toBeUndefined();
    expect(await keepUnpublished("35024", "none", async () => undefined)).toBeUndefined();
    expect(await kept("photos-unpublished")).toEqual(["/photos/35024/p1"]);
    await keepUnpublished("35024", "p2", read);
    await forgetUnpublished((cityId, photoId) => `${cityId} ${photoId}` === "35024 p2");
    expect(await kept("photos-unpublished")).toEqual(["/photos/35024/p2"]);
    await leaveUnpublished();
    expect(await kept("photos-unpublished")).toEqual([]);
  });

  it("are nothing to leave where this browser has no caches [P8]", async () => {
    const before = localStore().getItem("parvis.unpublished-left");
    vi.stubGlobal("caches", undefined);
    await leaveUnpublished();
    expect(localStore().getItem("parvis.unpublished-left")).toBe(before);
  });

  it("do not stay where their moderator leaves while they are kept [P8]", async () => {
    const open = caches.open.bind(caches);
    vi.spyOn(caches, "open").mockImplementationOnce(async (name) => {
      const cache = await open(name);
      localStore().setItem("parvis.unpublished-left", "meanwhile");
      return cache;
    });
    await keepUnpublished("35024", "p1", async () => new Blob(["late"]));
    expect(await kept("photos-unpublished")).toEqual([]);
  });

  it("are shown and not kept where their moderator leaves while they come [P8]", async () => {
    const late = keepUnpublished("35024", "p1", async () => {
      await leaveUnpublished();
      return new Blob(["late"]);
    });
    expect(await (await late)?.text()).toBe("late");
    expect(await kept("photos-unpublished")).toEqual([]);
  });
});
