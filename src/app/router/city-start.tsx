import { Navigate, useLocation, useParams } from "react-router-dom";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import { useUserCity } from "../../data/user-cities/use-user-city.ts";
import { START_ROUTES } from "../../domain/navigation/city-start.ts";
import { DEFAULT_ROUTE } from "../../domain/navigation/resumable.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLasting } from "../shell/use-lasting.ts";
import { useAppState } from "../startup/app-context.ts";

/** A database that takes longer to open is not waited for. */
const KNOWN_MS_MAX = 3_000;

/** Leads on to the map or the list of the commune, as this person prefers (CITY-25); what came with the address goes along. */
export function CityStart() {
  const { keepsData } = useAppState();
  const { search, hash, state } = useLocation();
  const { cityId = "" } = useParams<"cityId">();
  const userCity = useUserCity(cityId);
  // What was settled here and waits counts too.
  const view = useOutbox() === undefined ? undefined : userCity?.view;
  const isLate = useLasting(view === undefined, KNOWN_MS_MAX);
  if (view === undefined && keepsData && !isLate) return <Skeleton />;
  const pathname = pathOf(view === undefined ? DEFAULT_ROUTE : START_ROUTES[view], { cityId });
  return <Navigate to={{ pathname, search, hash }} state={state as unknown} replace />;
}
