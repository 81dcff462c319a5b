import { expect, it, vi } from "vitest";
import { bypassCloudRequests } from "../../sw/bypass-routes.ts";

interface Rule {
  readonly condition: { readonly urlPattern: URLPattern };
  readonly source: string;
}

/** What the browser is told when a worker is installed. */
function rulesAtInstall(): readonly Rule[] {
  const given: Rule[] = [];
  const event = Object.assign(new Event("install"), {
    addRoutes: async (rules: readonly Rule[]) => void given.push(...rules),
  });
  const worker = new EventTarget();
  bypassCloudRequests(worker);
  worker.dispatchEvent(event);
  return given;
}

const bypasses = (url: string): boolean =>
  rulesAtInstall().some(({ condition, source }) => source === "network" && condition.urlPattern.test(url));

it.each([
  "https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel?VER=8&database=projects%2Fparvis",
  "https://securetoken.googleapis.com/v1/token?key=AIza",
])("lets %s bypass the worker, so that a new version never waits for it [SW-12, SW-4]", (url) => {
  expect(bypasses(url)).toBe(true);
});

it.each([
  "https://parvis.exemple.fr/city/35024/map/anomalies",
  "https://parvis.exemple.fr/photos/35024/1?size=preview",
  "https://geo.api.gouv.fr/communes?code=35024",
])("keeps %s, which the worker answers without network [SW-2]", (url) => {
  expect(bypasses(url)).toBe(false);
});

it("is installed in a browser that refuses these routes [SW-1, SW-12]", async () => {
  const addRoutes = vi.fn<() => Promise<void>>(async () => Promise.reject(new TypeError("no such source")));
  const worker = new EventTarget();
  bypassCloudRequests(worker);
  worker.dispatchEvent(Object.assign(new Event("install"), { addRoutes }));
  await addRoutes.mock.results[0]?.value.catch(() => undefined);
  expect(addRoutes).toHaveBeenCalledOnce();
});

it("is installed in a browser that has no such routes [SW-1]", () => {
  const worker = new EventTarget();
  bypassCloudRequests(worker);
  expect(worker.dispatchEvent(new Event("install"))).toBe(true);
});
