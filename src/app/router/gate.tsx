import { useMemo } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { DataProvider } from "../../data/data-context.ts";
import { ACCESS } from "../../domain/navigation/access.ts";
import { cityEntryOf, type CurrentCity } from "../../domain/navigation/city-entry.ts";
import { admissionOf, refusedPath, type DenialReason } from "../../domain/navigation/guard.ts";
import { type FoundPlace, placeAt } from "../../domain/navigation/place-at.ts";
import { provisionalCity, useAppFields, useAppState, useCurrentCity, type SignIn } from "../app-state.ts";
import { AwaitedShell } from "../shell/awaited-shell.tsx";
import { LoadingBar } from "../shell/loading-bar.tsx";
import { useRouteMemory } from "./route-memory.ts";

/** Nothing is shown while the account may still come (NAV-11); the refused go to Home (NAV-6). */
export function Gate() {
  const { actor, device, replica, signIn } = useAppFields("actor", "device", "replica", "signIn");
  const provisional = useAppState(provisionalCity);
  const current = useCurrentCity();
  const { pathname, search, hash } = useLocation();
  const found = placeAt(pathname);
  const place = found?.name ?? "NotFound";
  const admission = admissionOf(actor, place, found?.params["cityId"]);
  useRouteMemory(admission.admitted && isAtHome(found, current) ? place : undefined);
  const data = useMemo(
    () => (actor === undefined ? undefined : { actor, device, replica, provisional }),
    [actor, device, replica, provisional],
  );
  if (!admission.admitted) {
    if (mayStillCome(admission.reason, signIn)) return <Awaited found={found} current={current} />;
    return <Navigate to={refusedPath(`${pathname}${search}${hash}`)} replace />;
  }
  if (data === undefined) return null;
  return (
    <DataProvider value={data}>
      <Outlet />
    </DataProvider>
  );
}

/** Whoever chose a commune here sees its frame at once, before there is an account (decision 0003). */
function Awaited({
  found,
  current,
}: {
  readonly found: FoundPlace | undefined;
  readonly current: CurrentCity;
}) {
  const written = found?.params["cityId"];
  const entry = written === undefined ? undefined : cityEntryOf(written, current);
  const isOpen = entry?.kind === "open" && found !== undefined && ACCESS[found.name] === "signed-in";
  return isOpen ? <AwaitedShell cityId={entry.cityId} /> : <LoadingBar busy />;
}

/** A place of another city only leads to the question whether to go there. */
function isAtHome(found: FoundPlace | undefined, current: CurrentCity): boolean {
  const written = found?.params["cityId"];
  return written === undefined || cityEntryOf(written, current).kind === "open";
}

/** Roles are proven by the account's token: until it spoke, nobody is refused for want of them. */
function mayStillCome(reason: DenialReason, signIn: SignIn): boolean {
  return signIn === "unknown" || (reason === "sign-in" && signIn === "done");
}
