import { INDEX_MS_MAX } from "../../clock/waits.ts";
import { endpoints } from "../endpoints.ts";
import { parseCommuneIndex, type CommuneEntry } from "./commune-entry.ts";

let loading: Promise<readonly CommuneEntry[]> | undefined;

/** All communes of France, loaded once per page and precached for offline use. After a rejection the next call retries. */
export function loadCommuneIndex(url: string = endpoints().communesIndex): Promise<readonly CommuneEntry[]> {
  loading ??= fetchIndex(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(url: string): Promise<readonly CommuneEntry[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(INDEX_MS_MAX) });
  const entries = response.ok ? parseCommuneIndex(await response.text()) : [];
  // A captive portal's page, or the app's fallback page, has no commune in it.
  if (entries.length === 0) throw new Error(`The index of communes cannot be read from ${url}.`);
  return entries;
}
