import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
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
  const { cityId } = bars;
  const place = usePlace();
  return (
    <Frame
      bars={<CityBars {...bars} />}
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

function usePlace() {
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
