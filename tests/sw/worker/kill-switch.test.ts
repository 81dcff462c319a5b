import { afterAll, expect, it, vi } from "vitest";
import { aWorkerScope } from "./a-worker.ts";

afterAll(() => void vi.unstubAllGlobals());

it("takes over at once, empties every cache, leaves, and lets no page that went away stop it [SW-7, F47]", async () => {
  const { scope, wake } = aWorkerScope({});
  const done: string[] = [];
  const cached = new Set(["precache", "photos"]);
  const worker = Object.assign(scope, {
    skipWaiting: async () => void done.push("take over"),
    registration: { unregister: async () => done.push(`leave with ${cached.size} caches`) },
    clients: {
      matchAll: async ({ type }: { readonly type: string }) =>
        ["/profile", "/gone"].map((url) => ({
          url,
          navigate: async (to: string) => {
            done.push(`load ${type} ${to}`);
            if (url === "/gone") throw new TypeError("This page is not there any more.");
          },
        })),
    },
  });
  vi.stubGlobal("self", worker);
  vi.stubGlobal("caches", {
    keys: async () => [...cached],
    delete: async (name: string) => cached.delete(name),
  });
  await import("../../../sw/kill-switch.ts");
  await wake("install");
  expect(done).toEqual(["take over"]);
  await wake("activate");
  expect(done.slice(1)).toEqual(["leave with 0 caches", "load window /profile", "load window /gone"]);
});
