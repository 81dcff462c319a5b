/**
 * Where the worker lays down what was shared to Parvis until a page takes it. The worker knows neither the account nor the
 * commune, and does not load the database: it keeps the files as they came, and the page that opens makes the draft of them.
 */
const SHARED_FILES_CACHE = "shared-files";

export async function keepSharedFiles(files: readonly Blob[]): Promise<void> {
  const cache = await caches.open(SHARED_FILES_CACHE);
  const now = Date.now();
  for (const [n, file] of files.entries()) {
    await cache.put(`/share/${now}-${n}`, new Response(file, { headers: { "content-type": file.type } }));
  }
}

interface SharedFile {
  readonly file: Blob;
  /** Once it is in a draft: a page that dies half-way takes the others the next time, and none twice. */
  readonly letGo: () => Promise<void>;
}

/** What was shared and not taken yet, the oldest first; it stays until it is let go. */
export async function sharedFiles(): Promise<readonly SharedFile[]> {
  const cache = await caches.open(SHARED_FILES_CACHE);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => ({
      file: (await (await cache.match(request))?.blob()) ?? new Blob(),
      letGo: async () => void (await cache.delete(request)),
    })),
  );
}

/** They belong to no account: none of them may turn up with the next person (P8). */
export async function forgetSharedFiles(): Promise<void> {
  if (typeof caches !== "undefined") await caches.delete(SHARED_FILES_CACHE);
}

/** What was shared and not taken yet, to be counted or saved: it stays where it is. */
export async function waitingShares(): Promise<readonly Blob[]> {
  if (typeof caches === "undefined" || !(await caches.has(SHARED_FILES_CACHE))) return [];
  return (await sharedFiles()).map(({ file }) => file);
}
