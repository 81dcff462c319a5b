import { useMemo } from "react";
import { localStore } from "../../data/device/page-storage.ts";
import type { KnownCity } from "../../features/city-choice/known-cities.tsx";
import { useAppState } from "../app-state.ts";
import { rememberedCommune } from "./city-record.ts";

/** The person's commune, named by this device alone: before the databases are open, and where they have not got it. */
export function useOwnCommune(): KnownCity | undefined {
  const own = useAppState(({ city }) => city.own);
  return useMemo(() => {
    if (own === undefined) return undefined;
    const { cityId: code } = own;
    const found = own.status === "provisional" ? own.known : rememberedCommune(localStore(), code);
    return found && { code, name: found.name };
  }, [own]);
}
