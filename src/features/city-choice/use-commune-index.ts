import { useCallback, useEffect, useState } from "react";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { loadCommuneIndex } from "../../remote/communes/load-index.ts";

export interface CommuneIndex {
  readonly entries: readonly CommuneEntry[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useCommuneIndex(): CommuneIndex {
  const [entries, setEntries] = useState<readonly CommuneEntry[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadCommuneIndex().then(setEntries, () => setFailed(true));
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { entries, failed, retry };
}
