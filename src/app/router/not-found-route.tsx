import { useOnline } from "../../data/device/use-online.ts";
import { DeviceSearch } from "../../features/anomalies/search/device-search.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { useKnownCities } from "../city/use-choose-city.ts";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { OwnShell } from "../shell/own-shell.tsx";

export function NotFoundRoute() {
  const cityId = useAppState(ownCityId);
  const cities = useKnownCities();
  const online = useOnline();
  return (
    <OwnShell>
      <NotFoundPage
        cityId={cityId}
        online={online}
        search={<DeviceSearch cityId={cityId} cities={cities} />}
      />
    </OwnShell>
  );
}
