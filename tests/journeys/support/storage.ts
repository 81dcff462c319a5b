import { SEEN_TILES_CACHE } from "../../../src/domain/background/tile-caches.ts";
import { expect, type CDPSession, type Page } from "@playwright/test";

/** What a browser does to an origin's storage behind its back. */

/** The databases of the page, the sentinel's localStorage left as it was: what pressure on a phone does. */
export async function emptyDatabases(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
  await session.detach();
}

/** Some databases of this browser are gone, the others stay; the page is left for nowhere, or it would hold them open. */
export async function loseDatabases(page: Page, which: RegExp): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  const other = await page.context().newPage();
  await other.goto(`${origin}/icons/parvis.svg`);
  await other.evaluate(async (source) => {
    const names = (await indexedDB.databases()).map(({ name = "" }) => name);
    const lost = names.filter((name) => new RegExp(source, "u").test(name));
    const gone = lost.map(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase(name);
          request.addEventListener("success", () => resolve());
          request.addEventListener("error", () => reject(new Error(`${name} stays.`)));
        }),
    );
    await Promise.all(gone);
  }, which.source);
  await other.close();
}

/** The token in the provider's store ended long ago and opens nothing any more; what renews it is as it was. Leaves the page for nowhere. */
export async function endToken(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  const other = await page.context().newPage();
  await other.goto(`${origin}/icons/parvis.svg`);
  const ended = await other.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("firebaseLocalStorageDb");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("The provider's store is not there.")));
    });
    const transaction = database.transaction("firebaseLocalStorage", "readwrite");
    const store = transaction.objectStore("firebaseLocalStorage");
    const rows = await new Promise<Record<string, { stsTokenManager?: Record<string, unknown> }>[]>(
      (resolve) => {
        const reading = store.getAll();
        reading.addEventListener("success", () => resolve(reading.result));
      },
    );
    const users = rows.filter((row) => row["value"]?.stsTokenManager !== undefined);
    for (const row of users) {
      Object.assign(row["value"]?.stsTokenManager ?? {}, { accessToken: "ended", expirationTime: 1 });
      store.put(row);
    }
    await new Promise((resolve) => {
      transaction.addEventListener("complete", resolve);
    });
    database.close();
    return users.length;
  });
  await other.close();
  expect(ended).toBe(1);
}

interface RowsOnDevice {
  readonly outbox: readonly { readonly command: unknown }[];
  readonly drafts: readonly unknown[];
  readonly photos: readonly { readonly id: string }[];
}

/** What somebody's hands put on this device, whoever is here now; photos without their bytes. */
export function rowsOnDevice(page: Page, uid: string): Promise<RowsOnDevice> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error(`${name} cannot be read.`)));
      });
    const database = await done(indexedDB.open(name));
    const rowsOf = async (table: string): Promise<unknown[]> =>
      done(database.transaction(table).objectStore(table).getAll());
    const [outbox, drafts, photos] = await Promise.all(["outbox", "drafts", "photos"].map(rowsOf));
    database.close();
    const bare = (photos as { id: string }[]).map(({ id }) => ({ id }));
    return { outbox, drafts, photos: bare } as RowsOnDevice;
  }, `parvis-device-${uid}`);
}

type Where = "localStorage" | "sessionStorage" | "indexedDB" | "caches";

/** The name of everything this site has on the device, by where it is. */
export function namesOnDevice(page: Page): Promise<Readonly<Record<Where, readonly string[]>>> {
  return page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name = "" }) => name),
    caches: await caches.keys(),
  }));
}

interface SmallDevice {
  readonly session: CDPSession;
  readonly origin: string;
}

/** A device with this much room for Parvis, from before its first visit: a limit set later is not seen for a while. */
export async function aSmallDevice(page: Page, quotaSize: number): Promise<SmallDevice> {
  const origin = baseOf(await page.goto("/manifest.webmanifest"));
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
  return { session, origin };
}

/** Room again, as when somebody deletes their films: so many bytes, or as many as before. */
export async function roomAgain({ session, origin }: SmallDevice, bytes?: number): Promise<void> {
  const { usage } = await session.send("Storage.getUsageAndQuota", { origin });
  const room = bytes === undefined ? {} : { quotaSize: usage + bytes };
  await session.send("Storage.overrideQuotaForOrigin", { origin, ...room });
}

/** Fills what is free to the last byte, with what cannot be made smaller: only a browser that refused once counts again. */
export async function fillAround(page: Page): Promise<void> {
  expect(await page.evaluate(fillUntilRefused, 0)).toBeGreaterThan(0);
}

/** Fills the device until nothing is left that Parvis could give back to make room for what is written. */
export async function fillDevice(page: Page): Promise<void> {
  let filled = 0;
  do filled += await page.evaluate(fillUntilRefused, filled);
  while ((await page.evaluate(giveBackSeen)) > 0);
  expect(filled).toBeGreaterThan(0);
}

/** Takes away what was only seen, as the app does on a full device; answers how much of it there was. */
async function giveBackSeen(): Promise<number> {
  const shell = (name: string): boolean => name.includes("precache");
  const names = (await caches.keys()).filter((name) => !shell(name));
  const entries = await Promise.all(
    names.map(async (name) => (await (await caches.open(name)).keys()).length),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
  return entries.reduce((sum, count) => sum + count, 0);
}

/** As many tiles as somebody sees who looks around, 64 kB each, where the worker keeps them. */
export async function keepTiles(page: Page, count: number): Promise<void> {
  await page.evaluate(
    async ([name, tiles]) => {
      const cache = await caches.open(name);
      for (let kept = 0; kept < tiles; kept += 1) {
        const tile = crypto.getRandomValues(new Uint8Array(65_536));
        await cache.put(`/tiles/${kept}.png`, new Response(tile));
      }
    },
    [SEEN_TILES_CACHE, count] as const,
  );
}

function baseOf(response: { url: () => string } | null): string {
  if (response === null) throw new Error("The hosting does not answer.");
  return new URL(response.url()).origin;
}

async function fillUntilRefused(filledBefore: number): Promise<number> {
  const PIECE_BYTES = 1 << 19;
  const RANDOM_BYTES_MAX = 65_536;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("films");
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore("films"));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("films")));
  });
  const put = (size: number, key: number): Promise<boolean> => {
    const value = new Uint8Array(size);
    for (let at = 0; at < size; at += RANDOM_BYTES_MAX)
      crypto.getRandomValues(value.subarray(at, at + RANDOM_BYTES_MAX));
    return new Promise((resolve) => {
      const transaction = database.transaction("films", "readwrite");
      transaction.objectStore("films").put(value, key);
      transaction.addEventListener("complete", () => resolve(true));
      transaction.addEventListener("abort", () => resolve(false));
    });
  };
  let key = filledBefore;
  for (let size = PIECE_BYTES; size >= 1; size >>= 1) {
    while (await put(size, key)) key += 1;
  }
  database.close();
  return key - filledBefore;
}
