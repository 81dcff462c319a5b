import { useDeferredValue, useMemo } from "react";
import { Outlet } from "react-router-dom";
import { DataProvider, type DataContext } from "../../data/data-context.ts";
import { localStore } from "../../data/device/page-storage.ts";
import type { CurrentCity } from "../../domain/navigation/city-entry.ts";
import { provisionalCity, useAppFields, useAppState, useCurrentCity } from "../app-state.ts";
import { rememberedCommune } from "../city/city-record.ts";
import { rememberedOutline } from "../city/outline-record.ts";
import { NOBODY_YET } from "../shell/awaited-shell.tsx";

/** What the screens read: the person and the databases, as far as they are here. Also outside the gate: the frame reads them. */
export function AppData() {
  const { actor, device, replica } = useAppFields("actor", "device", "replica");
  const provisional = useAppState(provisionalCity);
  const known = useRemembered(useCurrentCity());
  const data = useMemo(
    () => ({ ...NOBODY_YET, ...(actor && { actor }), device, replica, provisional, ...known }),
    [actor, device, replica, provisional, known],
  );
  return (
    <DataProvider value={data}>
      <Outlet />
    </DataProvider>
  );
}

/** The document's own picture is the first frame: what is remembered comes with the next one. */
function useRemembered({ cityId }: CurrentCity): Remembered {
  const known = useMemo((): Remembered => {
    if (cityId === undefined) return NOTHING;
    const remembered = rememberedCommune(localStore(), cityId);
    const drawn = rememberedOutline(localStore(), cityId);
    return remembered === undefined && drawn === undefined ? NOTHING : { remembered, drawn };
  }, [cityId]);
  return useDeferredValue(known, NOTHING);
}

type Remembered = Pick<DataContext, "remembered" | "drawn">;
const NOTHING: Remembered = {};
