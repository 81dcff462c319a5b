import { Navigate } from "react-router-dom";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { ownCityId, useAppState } from "../app-state.ts";

/** A shortcut of the installed app: the map or the form of the person's city, or the choice of one. */
export function ShortcutRoute({ to }: { readonly to: "MapAnomalies" | "MapNewAnomaly" }) {
  const cityId = useAppState(ownCityId);
  return <Navigate to={cityId === undefined ? ROUTES.Home : pathOf(to, { cityId })} replace />;
}
