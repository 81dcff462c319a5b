import { describe, expect, it } from "vitest";
import { PREVIEWS_AHEAD } from "../../../src/domain/limits/photo-limits.ts";
import { keepPreviews, type PreviewPorts } from "../../../src/remote/photos/keep-previews.ts";

const NEVER = new AbortController().signal;

/** A device with a worker that keeps what was fetched. */
interface Device extends Partial<PreviewPorts> {
  readonly answer?: (path: string) => Response | Promise<Response>;
}

function aDevice(over: Device = {}) {
  const kept: string[] = [];
  const { answer = () => new Response(new Uint8Array(1_000)), ...rest } = over;
  const ports: PreviewPorts = {
    fetch: async (path) => {
      const response = await answer(path);
      if (response.ok) kept.push(path);
      return response;
    },
    isKept: async (path) => kept.includes(path),
    mayFetch: () => true,
    idle: async () => undefined,
    pause: async () => undefined,
    ...rest,
  };
  return {
    kept,
    keep: async (ids: readonly string[]) => (await keepPreviews("35024", ids, NEVER, ports)).kept,
    isCutShort: async (ids: readonly string[]) => (await keepPreviews("35024", ids, NEVER, ports)).isCutShort,
  };
}

describe("prefetched previews", () => {
  it("are fetched once each, in order [PHO-8]", async () => {
    const { kept, keep } = aDevice();
    expect(await keep(["b", "a"])).toBe(2);
    expect(kept).toEqual(["/photos/35024/b?size=preview", "/photos/35024/a?size=preview"]);
    expect(await keep(["c", "b", "a"])).toBe(1);
  });

  it("exceed the budget by at most one photo [PHO-8]", async () => {
    const half = PREVIEWS_AHEAD.bytesMax / 2;
    const { keep } = aDevice({ answer: () => new Response(new Uint8Array(half)) });
    expect(await keep(["a", "b", "c", "d"])).toBe(2);
  });

  it("stop as soon as the connection is metered or does not answer [PHO-8]", async () => {
    let asked = 0;
    const metered = aDevice({ mayFetch: () => (asked += 1) <= 2 });
    expect(await metered.keep(["a", "b", "c"])).toBe(2);
    const dead = aDevice({ answer: () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await dead.keep(["a", "b"])).toBe(0);
    const down = aDevice({ answer: () => new Response("later", { status: 503 }) });
    expect(await down.keep(["a", "b"])).toBe(0);
  });

  it("go on later when they were cut short, and only then [PHO-8]", async () => {
    let asked = 0;
    const metered = aDevice({ mayFetch: () => (asked += 1) <= 1 });
    expect(await metered.isCutShort(["a", "b"])).toBe(true);
    const dead = aDevice({ answer: () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await dead.isCutShort(["a"])).toBe(true);
    const full = aDevice({ answer: () => new Response(new Uint8Array(PREVIEWS_AHEAD.bytesMax)) });
    expect(await full.isCutShort(["a", "b"])).toBe(false);
    const gone = aDevice({ answer: () => new Response("x", { status: 404 }) });
    expect(await gone.isCutShort(["a"])).toBe(false);
    expect(await aDevice().isCutShort(["a"])).toBe(false);
  });

  it("skip a photo that is gone [PHO-8]", async () => {
    const answer = (path: string) => new Response("x", { status: path.includes("/a?") ? 404 : 200 });
    expect(await aDevice({ answer }).keep(["a", "b"])).toBe(1);
  });

  it("stop on a device without room [PHO-8, F19]", async () => {
    const asked: string[] = [];
    const answer = (path: string) => {
      asked.push(path);
      return new Response("x");
    };
    expect(await aDevice({ answer, isKept: async () => false }).isCutShort(["a", "b"])).toBe(true);
    expect(asked).toHaveLength(1);
  });
});
