import { Suspense, useEffect, useMemo } from "react";
import { Navigate, Outlet, useLocation, useParams } from "react-router-dom";
import { PROFILE_MS_MAX } from "../../clock/waits.ts";
import { useCityInSight } from "../../data/cities/use-city.ts";
import { DataProvider, useData } from "../../data/data-context.ts";
import { NO_CITY_ID, type CityId } from "../../domain/city/city.ts";
import { cityEntryOf } from "../../domain/navigation/city-entry.ts";
import { cityStartOf } from "../../domain/navigation/city-start.ts";
import { modifyCityPath } from "../../domain/navigation/modify-city.ts";
import { addressOf, placeAt, type FoundPlace } from "../../domain/navigation/place-at.ts";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useLasting, useNow } from "../../data/device/use-clock.ts";
import { useOnline } from "../../data/device/use-online.ts";
import { useAppState, useAppStore, useCurrentCity } from "../app-state.ts";
import { changeCity } from "../city/current-city.ts";
import { CityShell } from "../shell/city-shell.tsx";
import { lazyExtra, lazyScreen } from "../lazy-screen.ts";
import { LoadingBar } from "../shell/loading-bar.tsx";
import { isFormRoute } from "./form-routes.ts";
import { hasJustChosen } from "./navigation-state.ts";
import { NoSuchCity, onboardingPath } from "./no-such-city.tsx";
import { Arrival } from "./screens.ts";
import { StorageNotices } from "./storage-notices.tsx";
import { useKeptAhead } from "./use-kept-ahead.ts";

const VisitNotice = lazyExtra("VisitNotice", () => import("../shell/visit-notice.tsx"));
const VisitorsMayNot = lazyScreen("VisitorsMayNot", () => import("../shell/visit-notice.tsx"));

/** Everything under /city/{cityId}: which city that is decides where it leads (NAV-2, NAV-12). */
export function CityLayout() {
  const current = useCurrentCity();
  const { pathname, search, hash } = useLocation();
  const { cityId: written = "" } = useParams();
  const entry = cityEntryOf(written, current);
  const asked = `${pathname}${search}${hash}`;
  const found = placeAt(pathname);
  switch (entry.kind) {
    case "open":
      return <CityFrame cityId={entry.cityId} home={current.cityId} />;
    case "respell":
      return <Navigate to={`${respelt(found, entry.cityId)}${search}${hash}`} replace />;
    case "ask":
      return <Navigate to={modifyCityPath({ cityId: entry.cityId, ...found?.params }, asked)} replace />;
    case "choose":
      return <ChoiceFirst asked={written === NO_CITY_ID ? undefined : asked} />;
    case "unknown":
      return <NoSuchCity />;
  }
}

/** The same place under the city's own code; an address that names only the city is no place of the table. */
function respelt(found: FoundPlace | undefined, cityId: CityId): string {
  if (found === undefined) return cityStartOf(cityId);
  return addressOf({ name: found.name, params: { ...found.params, cityId } });
}

/** Whoever has no city chooses one; an account that was just entered is given the time to bring its own. */
function ChoiceFirst({ asked }: { readonly asked: string | undefined }) {
  const online = useOnline();
  const isAwaited = useAppState(
    ({ signIn, actor, profileUid }) =>
      profileUid !== actor?.uid && (signIn === "unknown" || signIn === "done"),
  );
  const mayCome = online && isAwaited;
  const late = useLasting(mayCome, PROFILE_MS_MAX);
  if (mayCome && !late) return <LoadingBar busy />;
  return <Navigate to={onboardingPath(asked)} replace />;
}

function CityFrame({ cityId, home }: { readonly cityId: CityId; readonly home: CityId | undefined }) {
  useShownCity(cityId);
  const { city, isComing } = useCityInSight(cityId);
  const name = city?.name;
  const now = useNow();
  const { pathname, state } = useLocation();
  // Whoever writes has the line and the device for themselves.
  useKeptAhead(isFormRoute(pathname) ? undefined : cityId);
  const visiting = home !== undefined && cityId !== home;
  const data = useData();
  const visited = useMemo(() => ({ ...data, visiting }), [data, visiting]);
  return (
    <CityShell cityId={cityId} cityName={name} busy={isComing} now={now} visiting={visiting}>
      <div ref={keepToastsBelow}>
        <StorageNotices />
        {hasJustChosen(state) ? <Arrival /> : null}
        {visiting ? <VisitNotice cityId={cityId} cityName={name} home={home} /> : null}
      </div>
      <Suspense fallback={<Skeleton />}>
        {visiting && isFormRoute(pathname) ? (
          <VisitorsMayNot cityId={cityId} />
        ) : (
          <DataProvider value={visited}>
            <Outlet />
          </DataProvider>
        )}
      </Suspense>
    </CityShell>
  );
}

function useShownCity(cityId: CityId): void {
  const store = useAppStore();
  useEffect(() => {
    if (store.get().city.shownCityId !== cityId) changeCity(store, { kind: "shown", cityId });
  }, [store, cityId]);
}
