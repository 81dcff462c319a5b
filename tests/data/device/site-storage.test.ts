import { afterEach, expect, it, vi } from "vitest";
import { askToPersist } from "../../../src/data/device/site-storage.ts";

afterEach(() => void vi.unstubAllGlobals());

it("asks the browser to keep its data once, where it can be asked, and takes no for an answer [P1]", async () => {
  vi.stubGlobal("navigator", undefined);
  askToPersist();
  for (const storage of [undefined, {}]) {
    vi.stubGlobal("navigator", { storage });
    askToPersist();
  }
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.reject(new TypeError("An opaque origin.")));
  vi.stubGlobal("navigator", { storage: { persist } });
  askToPersist();
  askToPersist();
  expect(persist).toHaveBeenCalledTimes(1);
});
