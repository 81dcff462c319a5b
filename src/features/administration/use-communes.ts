import { useEffect, useState } from "react";
import type { CityId } from "../../domain/city/city.ts";
import type { CommuneEntry } from "../../remote/communes/commune-entry.ts";
import { loadCommuneIndex } from "../../remote/communes/load-index.ts";

/** All communes of France, from this device; undefined until they are read, and where they cannot be. */
export function useCommunes(): readonly CommuneEntry[] | undefined {
  const [entries, setEntries] = useState<readonly CommuneEntry[]>();
  useEffect(() => {
    loadCommuneIndex().then(setEntries, () => undefined);
  }, []);
  return entries;
}

export function nameOfCommune(communes: readonly CommuneEntry[] | undefined, cityId: CityId): string {
  return communes?.find(({ code }) => code === cityId)?.name ?? cityId;
}
