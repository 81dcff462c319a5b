import { useOnline } from "../../data/device/use-online.ts";
import { DeviceSearch } from "../../features/anomalies/search/device-search.tsx";
import { NotFoundPage } from "../shell/not-found-page.tsx";
import { ownCityId, useAppState } from "../app-state.ts";
import { useKnownCities } from "../city/use-choose-city.ts";

/** Any path that is no place of the app (NAV-13), and a search over what is here. */
export function NotFoundRoute() {
  const cityId = useAppState(ownCityId);
  const cities = useKnownCities();
  const online = useOnline();
  return (
    <NotFoundPage cityId={cityId} online={online} search={<DeviceSearch cityId={cityId} cities={cities} />} />
  );
}
