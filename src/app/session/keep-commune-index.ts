import { endpoints } from "../../remote/endpoints.ts";

/**
 * Has the worker keep the national index as soon as it serves this page, so that a commune can be chosen the next time
 * without network (P5). Failing is no problem: whoever searches fetches it.
 */
export async function keepCommuneIndex(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData === true) return;
  try {
    await untilServed(navigator.serviceWorker);
    const { communesIndex } = endpoints();
    if ((await caches.match(communesIndex)) === undefined) await fetch(communesIndex);
  } catch {
    // The next start tries again.
  }
}

function untilServed(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    container.addEventListener("controllerchange", () => resolve(), { once: true });
  });
}
