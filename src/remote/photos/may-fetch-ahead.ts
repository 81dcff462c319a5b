/** What some browsers tell of the line; the others tell nothing. */
interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

interface Browser {
  readonly onLine: boolean;
  readonly connection?: Line;
  readonly serviceWorker?: { readonly controller: unknown };
}

const SLOW: readonly unknown[] = ["slow-2g", "2g"];

/** Whether something nobody asked for may be fetched: there is a network, nobody pays by the byte, and a worker keeps it. */
export function mayFetchAhead(browser: object): boolean {
  const { onLine, connection = {}, serviceWorker } = browser as Browser;
  const { saveData = false, type, effectiveType } = connection;
  if (!onLine || saveData || type === "cellular" || SLOW.includes(effectiveType)) return false;
  return (serviceWorker?.controller ?? null) !== null;
}
