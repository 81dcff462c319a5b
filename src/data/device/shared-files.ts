import { systemClock } from "../../clock/system-clock.ts";
/**
 * The worker knows neither the account nor the commune, and does not load the database: it keeps the files as they came.
 * Whoever works on this device then is who shared them; their page writes that beside each file, and shows none that is
 * somebody else's (P8). An owner is the name of their device database.
 */
const SHARED_FILES_CACHE = "shared-files";
const OWNER = "of";

export async function keepSharedFiles(files: readonly Blob[]): Promise<void> {
  const cache = await caches.open(SHARED_FILES_CACHE);
  const now = systemClock.now();
  for (const [n, file] of files.entries()) {
    await cache.put(`/share/${now}-${n}`, new Response(file, { headers: { "content-type": file.type } }));
  }
}

interface SharedFile {
  readonly file: Blob;
  /** Once it is in a draft: a page that dies half-way takes the others the next time, and none twice. */
  readonly letGo: () => Promise<void>;
}

export async function sharedFiles(owner: string): Promise<readonly SharedFile[]> {
  await claimSharedFiles(owner);
  const files = await withCache(async (cache) =>
    Promise.all(
      (await requestsOf(cache, owner)).map(async (request) => ({
        file: (await (await cache.match(request))?.blob()) ?? new Blob(),
        letGo: async () => void (await cache.delete(request)),
      })),
    ),
  );
  return files ?? [];
}

export async function waitingShares(owner: string): Promise<readonly Blob[]> {
  return (await sharedFiles(owner)).map(({ file }) => file);
}

export async function claimSharedFiles(owner: string): Promise<void> {
  await giveTo(owner, null);
}

export async function handOverSharedFiles(from: string, to: string): Promise<void> {
  await giveTo(to, from);
}

export async function forgetSharedFiles(owner: string): Promise<void> {
  await withCache(async (cache) => {
    for (const request of await requestsOf(cache, owner)) await cache.delete(request);
  });
}

/** One page at a time: a file that another page has given away meanwhile must not come back. */
async function giveTo(owner: string, from: string | null): Promise<void> {
  await withCache(async (cache) => {
    if ((await requestsOf(cache, from)).length === 0) return;
    await navigator.locks.request("parvis.shared-files", async () => {
      for (const request of await requestsOf(cache, from)) await giveOne(cache, request, owner);
    });
  });
}

async function giveOne(cache: Cache, request: Request, owner: string): Promise<void> {
  const file = await cache.match(request);
  const owned = new URL(request.url);
  owned.searchParams.set(OWNER, owner);
  if (file !== undefined) await cache.put(owned.href, file);
  await cache.delete(request);
}

async function requestsOf(cache: Cache, owner: string | null): Promise<readonly Request[]> {
  return (await cache.keys()).filter(({ url }) => new URL(url).searchParams.get(OWNER) === owner);
}

async function withCache<T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> {
  if (typeof caches === "undefined" || !(await caches.has(SHARED_FILES_CACHE))) return undefined;
  return work(await caches.open(SHARED_FILES_CACHE));
}
