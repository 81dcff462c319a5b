import { mapPathOf } from "../../domain/navigation/map-path.ts";
import { opensTo } from "../../domain/navigation/opens-to.ts";
import { DeniedPage } from "../../features/home/denied-page.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";
import { StorageNotices } from "./storage-notices.tsx";

/** Home, where it was asked for another page. */
export function DeniedRoute({ asked }: { readonly asked: string }) {
  const actor = useAppState((state) => state.actor);
  const cityId = useAppState(ownCityId);
  return (
    <OwnShell>
      <StorageNotices />
      <DeniedPage
        asked={asked}
        isOpen={opensTo(actor, asked)}
        isGuest={actor?.isGuest !== false}
        mapPath={mapPathOf(cityId)}
      />
    </OwnShell>
  );
}
