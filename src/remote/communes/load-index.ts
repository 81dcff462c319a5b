import { endpoints } from "../endpoints.ts";
import { parseCommuneIndex, type CommuneEntry } from "./commune-entry.ts";

const LOAD_MS_MAX = 30_000;

let loading: Promise<readonly CommuneEntry[]> | undefined;

/**
 * Every commune of France, read once per page: the file is part of the app and is there without network. Rejects when it
 * cannot be had; the next call tries again.
 */
export function loadCommuneIndex(url: string = endpoints().communesIndex): Promise<readonly CommuneEntry[]> {
  loading ??= fetchIndex(url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchIndex(url: string): Promise<readonly CommuneEntry[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(LOAD_MS_MAX) });
  const entries = response.ok ? parseCommuneIndex(await response.text()) : [];
  // A portal's page, or the app's own page for a missing file, has no commune in it.
  if (entries.length === 0) throw new Error(`The index of communes cannot be read from ${url}.`);
  return entries;
}
