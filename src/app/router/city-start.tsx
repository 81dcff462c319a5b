import { Navigate, useLocation, useParams } from "react-router-dom";
import { START_VIEW_MS_MAX } from "../../clock/waits.ts";
import { useSettledMembership } from "../../data/memberships/use-membership.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLasting } from "../../data/device/use-clock.ts";
import { useAppState } from "../app-state.ts";
import { startRouteOf } from "./navigation-state.ts";

/** The view settled here, else the one left, else the map (CITY-25, NAV-23). */
export function CityStart() {
  const keepsData = useAppState((state) => state.keepsData);
  const { search, hash, state } = useLocation();
  const { cityId = "" } = useParams<"cityId">();
  const view = useSettledMembership(cityId)?.view;
  const isLate = useLasting(view === undefined, START_VIEW_MS_MAX);
  if (view === undefined && keepsData && !isLate) return <Skeleton />;
  const pathname = pathOf(startRouteOf(view, state), { cityId });
  return <Navigate to={{ pathname, search, hash }} state={state as unknown} replace />;
}
