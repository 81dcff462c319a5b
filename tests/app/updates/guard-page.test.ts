import { describe, expect, it, vi } from "vitest";
import { reloadForLostChunk } from "../../../src/app/updates/guard-page.ts";
import { memoryStorage } from "../memory-storage.ts";

const CHUNK = "Failed to fetch dynamically imported module: /assets/list-anomaly-DAzf7ULX.js";

function aPage({ hasUnsavedWork = false, isServerThere = true, storage = memoryStorage() } = {}) {
  const reload = vi.fn<() => void>();
  const ports = {
    storage,
    hasUnsavedWork: () => hasUnsavedWork,
    isServerThere: () => Promise.resolve(isServerThere),
    reload,
  };
  return { reload, lose: (chunk: string) => reloadForLostChunk(chunk, ports) };
}

describe("a part of the app that is gone from the server", () => {
  it("loads the page again, once [F44]", async () => {
    const { reload, lose } = aPage();
    await lose(CHUNK);
    await lose(CHUNK);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("does not load the page again where that could not be remembered [F44]", async () => {
    const setItem = () => {
      throw new DOMException("", "QuotaExceededError");
    };
    const { reload, lose } = aPage({ storage: Object.assign(memoryStorage(), { setItem }) });
    await lose(CHUNK);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not load the page again under a form [P11, F44]", async () => {
    const { reload, lose } = aPage({ hasUnsavedWork: true });
    await lose(CHUNK);
    expect(reload).not.toHaveBeenCalled();
  });

  it("does not load the page again where no server of ours answers [F44, F5]", async () => {
    const { reload, lose } = aPage({ isServerThere: false });
    await lose(CHUNK);
    expect(reload).not.toHaveBeenCalled();
  });
});
