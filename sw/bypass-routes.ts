import { cloudOrigins } from "../src/remote/config/cloud-origins.ts";

/** Not every browser has static routes, and TypeScript's library does not know them. */
interface Routed {
  readonly addRoutes?: (
    rules: readonly { readonly condition: { readonly urlPattern: URLPattern }; readonly source: "network" }[],
  ) => Promise<void>;
}

/** Firestore asks without end: a worker that was to be replaced never became idle (docs/decisions/0014). */
export function bypassCloudRequests(worker: EventTarget): void {
  worker.addEventListener("install", (event) => {
    (event as Routed)
      .addRoutes?.(
        Object.values(cloudOrigins()).map((url: string) => ({
          condition: { urlPattern: new URLPattern("/*", url) },
          source: "network",
        })),
      )
      .catch(() => undefined);
  });
}
