import { Dexie } from "dexie";
import { afterAll, beforeEach } from "vitest";

interface Buckets {
  open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
  delete(name: string): Promise<void>;
}

// The types of the DOM do not know them yet.
const { storageBuckets } = navigator as unknown as { readonly storageBuckets: Buckets };

let former: string | undefined;

// Each test has databases of its own. In one storage each opening and each deletion takes longer the more of them there were:
// over 600 tests that was a fifth of what they took of the processor.
async function dropFormer() {
  if (former !== undefined) await storageBuckets.delete(former);
  former = undefined;
}

beforeEach(async () => {
  await dropFormer();
  former = crypto.randomUUID();
  const { indexedDB } = await storageBuckets.open(former);
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: indexedDB });
  // Dexie took the one that was there when it was loaded.
  Dexie.dependencies = { indexedDB, IDBKeyRange };
});

// Chromium allows some 75 at a time, and this page is not the only one: one that each file left behind would be too many.
afterAll(dropFormer);
