import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { isMapView } from "../../domain/navigation/map-view.ts";
import { placeAt } from "../../domain/navigation/place-at.ts";
import type { RouteName } from "../../domain/navigation/routes.ts";
import { isFormRoute } from "../router/form-routes.ts";
import { CityBars, type CityBarsProps } from "./city-bars.tsx";
import { CityNavigation } from "./city-navigation.tsx";
import { Frame } from "./frame.tsx";
import { ACTIONS, ReportAction } from "./report-action.tsx";

export interface CityShellProps extends CityBarsProps {
  readonly visiting?: boolean;
  readonly children: ReactNode;
}

export function CityShell({ visiting = false, children, ...bars }: CityShellProps) {
  return (
    <AroundCity cityId={bars.cityId} visiting={visiting} bars={<CityBars {...bars} />}>
      {children}
    </AroundCity>
  );
}

interface AroundCityProps {
  readonly cityId: CityId;
  readonly bars: ReactNode;
  readonly visiting?: boolean;
  readonly children: ReactNode;
}

export function AroundCity({ cityId, bars, visiting = false, children }: AroundCityProps) {
  const place = useCityPlace();
  return (
    <Frame
      bars={bars}
      action={
        place.action === undefined || visiting ? null : (
          <ReportAction cityId={cityId} overMap={place.fills} {...place.action} />
        )
      }
      navigation={<CityNavigation cityId={cityId} />}
      isNavigationOnlyWide={place.onForm}
      fills={place.fills}
    >
      {children}
    </Frame>
  );
}

/** Whose list comes first, and whose map is asked for in the address. */
const WITH_MAP_VIEW: readonly RouteName[] = ["MapIdeas", "MapIdea", "MapActivities", "MapActivity"];

export function useCityPlace() {
  const { pathname, search } = useLocation();
  const name = placeAt(pathname)?.name ?? "Home";
  const isOnMap = WITH_MAP_VIEW.includes(name)
    ? isMapView(search)
    : name === "MapAnomalies" || name === "MapAnomaly";
  return {
    onForm: isFormRoute(pathname),
    fills: isOnMap,
    action: isOnMap || name === "ListAnomalies" ? ACTIONS[name] : undefined,
  };
}
