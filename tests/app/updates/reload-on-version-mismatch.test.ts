import { describe, expect, it, vi } from "vitest";
import { followIfOvertaken } from "../../../src/app/updates/reload-on-version-mismatch.ts";
import { memoryStorage } from "../memory-storage.ts";

const [OWN, NEXT] = ["/assets/index-DF8HYkOq.js", "/assets/index-D1fJal5A.js"];

function aPage(ownScript = OWN) {
  const follow = vi.fn<() => void>();
  const storage = memoryStorage();
  const look = (html: string) =>
    followIfOvertaken({ storage, ownScript, pageOfWorker: () => Promise.resolve(html), follow });
  return { follow, look };
}

function pageWith(script: string): string {
  return `<!doctype html><head><script type="module" crossorigin src="${script}"></script></head>`;
}

describe("a page whose worker may be of a newer version", () => {
  it("follows it, once [SW-16]", async () => {
    const { follow, look } = aPage();
    await look(pageWith(NEXT));
    await look(pageWith(NEXT));
    expect(follow).toHaveBeenCalledOnce();
  });

  it("stays where the worker is of its own version [SW-16]", async () => {
    const { follow, look } = aPage();
    await look(pageWith(OWN));
    expect(follow).not.toHaveBeenCalled();
  });

  it("stays where a portal answers with a page of its own [SW-16, F5]", async () => {
    const { follow, look } = aPage();
    await look('<!doctype html><script src="/login.js"></script>');
    expect(follow).not.toHaveBeenCalled();
  });
});
