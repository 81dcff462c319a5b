import { Dexie } from "dexie";
import { beforeEach } from "vitest";

interface Buckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
}

// The types of the DOM do not know them yet.
const { storageBuckets } = navigator as unknown as { readonly storageBuckets: Buckets };

let before: string | undefined;

// Each test has databases of its own. In one storage each opening and each deletion takes longer the more of them there were:
// over 600 tests that was a fifth of what they took of the processor.
beforeEach(async () => {
  if (before !== undefined) await storageBuckets.delete(before);
  before = crypto.randomUUID();
  const { indexedDB } = await storageBuckets.open(before);
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: indexedDB });
  // Dexie took the one that was there when it was loaded.
  Dexie.dependencies = { indexedDB, IDBKeyRange };
});
