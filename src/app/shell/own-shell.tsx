import type { ReactNode } from "react";
import { useCity } from "../../data/cities/use-city.ts";
import { useNow } from "../../data/device/use-clock.ts";
import type { CityId } from "../../domain/city/city.ts";
import { ownCityId, useAppState } from "../app-state.ts";
import { bareSurroundings } from "./bare-shell.tsx";
import { CityBars } from "./city-bars.tsx";
import { CityNavigation } from "./city-navigation.tsx";
import { Frame, type Surroundings } from "./frame.tsx";
import { MapLink } from "./map-link.tsx";

/** The frame of a screen that belongs to no commune: that of the person's own one, with its bar and its tabs, once there are both. */
export function OwnShell({ children }: { readonly children: ReactNode }) {
  const cityId = useAppState(ownCityId);
  const isSomebody = useAppState(({ actor }) => actor !== undefined);
  const around =
    cityId !== undefined && isSomebody
      ? ownSurroundings(cityId)
      : bareSurroundings(<MapLink cityId={cityId} />);
  return <Frame {...around}>{children}</Frame>;
}

function ownSurroundings(cityId: CityId): Surroundings {
  return {
    bars: <OwnBars cityId={cityId} />,
    navigation: <CityNavigation cityId={cityId} />,
    isHeadingAboveToasts: true,
  };
}

function OwnBars({ cityId }: { readonly cityId: CityId }) {
  const city = useCity(cityId);
  const now = useNow();
  return <CityBars cityId={cityId} cityName={city?.name} busy={false} now={now} />;
}
