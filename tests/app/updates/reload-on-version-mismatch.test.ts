import { describe, expect, it, vi } from "vitest";
import { reloadOnVersionMismatch } from "../../../src/app/updates/register-worker.ts";
import { memoryStorage } from "../memory-storage.ts";

const [OWN, NEXT] = ["/assets/index-DF8HYkOq.js", "/assets/index-D1fJal5A.js"];

function aPage(ownScript = OWN) {
  const offerReload = vi.fn<() => void>();
  const ports = { storage: memoryStorage(), ownScript, offerReload };
  return { offerReload, compare: (html: string) => reloadOnVersionMismatch(html, ports) };
}

function pageWith(script: string): string {
  return `<!doctype html><head><script type="module" crossorigin src="${script}"></script></head>`;
}

describe("a page whose worker may be of a newer version", () => {
  it("reloads, once [SW-16]", () => {
    const { offerReload, compare } = aPage();
    compare(pageWith(NEXT));
    compare(pageWith(NEXT));
    expect(offerReload).toHaveBeenCalledOnce();
  });

  it("stays where the worker is of its own version [SW-16]", () => {
    const { offerReload, compare } = aPage();
    compare(pageWith(OWN));
    expect(offerReload).not.toHaveBeenCalled();
  });

  it("stays where a portal answers with a page of its own [SW-16, F5]", () => {
    const { offerReload, compare } = aPage();
    compare('<!doctype html><script src="/login.js"></script>');
    expect(offerReload).not.toHaveBeenCalled();
  });
});
