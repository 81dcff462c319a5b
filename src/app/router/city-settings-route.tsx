import type { ReactNode } from "react";
import { OfflineMapButton } from "../../features/offline-map/offline-map-button.tsx";
import { ResumedDownload } from "../../features/offline-map/resumed-download.tsx";
import { CitySettingsPage } from "../../features/city/city-settings.tsx";
import type { City, CityId } from "../../domain/city/city.ts";
import { readModerationLog } from "../../remote/callables/moderation-log.ts";
import { useAppStore, type AppStore } from "../app-state.ts";

export function CitySettingsRoute() {
  const store = useAppStore();
  return (
    <CitySettingsPage
      onForget={(cityId) => forget(store, cityId)}
      download={download}
      readLog={readModerationLog}
    />
  );
}

function download(city: City): ReactNode {
  return (
    <>
      <ResumedDownload city={city} />
      <OfflineMapButton city={city} />
    </>
  );
}

async function forget(store: AppStore, cityId: CityId): Promise<boolean> {
  const { forgetCity } = await import("../city/forget-city.ts");
  return forgetCity(store, cityId);
}
