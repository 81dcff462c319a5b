/** The Network Information API, which some browsers lack. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

interface Browser {
  readonly onLine: boolean;
  readonly connection?: NetworkInformation;
  readonly serviceWorker?: { readonly controller: unknown };
}

const SLOW: readonly unknown[] = ["slow-2g", "2g"];

/** Prefetching needs a network that is not metered or slow, and a service worker that caches. */
export function mayFetchAhead(browser: object): boolean {
  const { onLine, connection = {}, serviceWorker } = browser as Browser;
  const { saveData = false, type, effectiveType } = connection;
  if (!onLine || saveData || type === "cellular" || SLOW.includes(effectiveType)) return false;
  return (serviceWorker?.controller ?? null) !== null;
}
