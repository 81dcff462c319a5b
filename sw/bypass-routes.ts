import { cloudOrigins } from "../src/remote/config/cloud-origins.ts";

/** Not every browser has static routes, and TypeScript's library does not know them. */
interface Routed {
  readonly addRoutes?: (
    rules: readonly { readonly condition: { readonly urlPattern: URLPattern }; readonly source: "network" }[],
  ) => Promise<void>;
}

/**
 * What goes to the cloud's own services passes by the worker: it has nothing to say to it, and each request is an event all the
 * same. Firestore asks without end, so a worker that was told to give way never came to rest (docs/decisions/0014).
 */
export function letCloudPassBy(worker: EventTarget): void {
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
