import { useMemo } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { isAudienceCounted } from "../../data/device/audience-consent.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { AboutPage } from "../../features/about/about-page.tsx";
import { publisher } from "../../remote/config/publisher.ts";
import { mapProviderOf } from "../../remote/tiles/map-provider.ts";
import { ownCityId, useAppState } from "../app-state.ts";
import { OwnShell } from "../shell/own-shell.tsx";

export function AboutRoute() {
  const cityId = useAppState(ownCityId);
  const city = useCity(cityId ?? "");
  const map = useMemo(
    () => mapProviderOf({ id: cityId ?? "", mapProvider: city?.mapProvider ?? null }),
    [cityId, city?.mapProvider],
  );
  return (
    <OwnShell>
      <AboutPage
        publisher={publisher()}
        map={map}
        cityPath={cityId === undefined ? undefined : pathOf("CityDetails", { cityId })}
        countsVisits={isAudienceCounted()}
      />
    </OwnShell>
  );
}
