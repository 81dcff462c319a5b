import { Navigate } from "react-router-dom";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { useAppState } from "../app-context.ts";

/** A shortcut of the installed app: the map or the form of the person's city, or the choice of one. */
export function ShortcutRoute({ to }: { readonly to: "MapAnomalies" | "MapNewAnomaly" }) {
  const { cityId } = useAppState();
  return <Navigate to={cityId === undefined ? ROUTES.Home : pathOf(to, { cityId })} replace />;
}
