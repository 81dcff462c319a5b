import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadAgainFromWorker } from "../../../src/app/updates/dropped-part.ts";
import { recoverLostPart } from "../../../src/app/updates/lost-part.ts";
import { memoryCaches } from "../../support/memory-caches.ts";
import { memoryStorage } from "../memory-storage.ts";

const PART = "http://127.0.0.1/assets/DAzf7UX.js";
const LOST = `Failed to fetch dynamically imported module: ${PART}`;

beforeEach(async () => {
  vi.stubGlobal("caches", memoryCaches());
  await (await caches.open("shell")).put(PART, new Response());
  stubController({});
});
afterEach(() => vi.unstubAllGlobals());

function stubController(controller: object | null): void {
  vi.stubGlobal("navigator", { serviceWorker: { controller } });
}

function aPage({ hasUnsavedWork = false, storage = memoryStorage() } = {}) {
  const reload = vi.fn<() => void>();
  /** As Vite tells of it first, and the screen that misses it afterwards; no server answers meanwhile. */
  const miss = (message: string): Promise<boolean> => {
    const error = new TypeError(message);
    const untilServerThere = (): Promise<never> => new Promise(() => undefined);
    void recoverLostPart(error, { storage, hasUnsavedWork: () => hasUnsavedWork, untilServerThere, reload });
    return loadAgainFromWorker(error, { storage, reload });
  };
  return { reload, miss };
}

describe("a screen that did not come although the worker has it", () => {
  it("is loaded again, once, without any server [P5, F44]", async () => {
    const { reload, miss } = aPage();
    expect(await miss(LOST)).toBe(true);
    expect(await miss(LOST)).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not loaded again where that could not be remembered [F44]", async () => {
    const setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    const { reload, miss } = aPage({ storage: Object.assign(memoryStorage(), { setItem }) });
    expect(await miss(LOST)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is not loaded again over what somebody had begun [P11, F44]", async () => {
    const { miss } = aPage({ hasUnsavedWork: true });
    expect(await miss(LOST)).toBe(false);
  });

  it.for([
    ["the worker has not got it", LOST.replace("DAzf", "Bx01")],
    ["the browser does not say which part it was", "Importing a module script failed."],
  ])("waits for a server where %s [P13, F44]", async ([, message]) => {
    const { miss } = aPage();
    expect(await miss(message!)).toBe(false);
  });

  it("waits for a server where no worker would answer the load [P13, F44]", async () => {
    stubController(null);
    const { miss } = aPage();
    expect(await miss(LOST)).toBe(false);
  });

  it("is another matter than what a screen that came threw [F44]", async () => {
    const { reload } = aPage();
    const storage = memoryStorage();
    expect(await loadAgainFromWorker(new TypeError(LOST), { storage, reload })).toBe(false);
  });
});
