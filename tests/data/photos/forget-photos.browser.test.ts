import { afterEach, describe, expect, it } from "vitest";
import { forgetPhotos } from "../../../src/data/photos/forget-photos.ts";

afterEach(async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
});

async function keep(name: string, ...paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  for (const path of paths) await cache.put(path, new Response("jpeg", { headers: { vary: "Origin" } }));
}

async function kept(name: string): Promise<readonly string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => url.replace(location.origin, ""));
}

describe("a photo that the town took back", () => {
  it("leaves the device in both sizes, and takes no other photo along [PHO-11]", async () => {
    await keep("photos", "/photos/35024/taken-back", "/photos/35024/shown", "/photos/35238/elsewhere");
    await keep("photos-preview", "/photos/35024/taken-back?size=preview", "/photos/35024/shown?size=preview");
    await keep("photos-unpublished", "/photos/35024/waits-for-a-moderator");
    await keep("code", "/assets/photos.js");
    await forgetPhotos("35024", new Set(["shown"]));
    expect(await kept("photos")).toEqual(["/photos/35024/shown", "/photos/35238/elsewhere"]);
    expect(await kept("photos-preview")).toEqual(["/photos/35024/shown?size=preview"]);
    expect(await kept("photos-unpublished")).toEqual(["/photos/35024/waits-for-a-moderator"]);
    expect(await kept("code")).toEqual(["/assets/photos.js"]);
  });

  it("leaves it too when it was the last one the town had [PHO-11]", async () => {
    await keep("photos", "/photos/35024/taken-back");
    await forgetPhotos("35024", new Set());
    expect(await kept("photos")).toEqual([]);
  });
});
