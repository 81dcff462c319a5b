import { Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { ENTRIES } from "../../domain/navigation/entries.ts";
import { CITY_START, pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { ownCityId, useAppState } from "../app-state.ts";
import { LoadingBar } from "../shell/loading-bar.tsx";
import { AppData } from "./app-data.tsx";
import { CityLayout } from "./city-layout.tsx";
import { CityStart } from "./city-start.tsx";
import { installOffer, MAP_KEEPING } from "./feature-slots.tsx";
import { Gate } from "./gate.tsx";
import { HomeRoute } from "./home-route.tsx";
import { useCityFailure } from "./no-such-city.tsx";
import { useScreenChanged } from "./screen-changed.ts";
import {
  AboutRoute,
  AdminRoute,
  AccountFrame,
  AuthActionPage,
  CityDetailsRoute,
  CitySettingsRoute,
  DisabledRoute,
  ListAnomalies,
  ListAnomaly,
  MapActivities,
  MapAnomalies,
  MapIdeas,
  ModifyCityRoute,
  MyIdeasRoute,
  NewActivity,
  NewAnomaly,
  NewIdea,
  NotFoundRoute,
  NotificationSettingsRoute,
  NotificationsRoute,
  OnboardingRoute,
  ProfileRoute,
  QueueRoute,
  ShareRoute,
  ThreadRoute,
} from "./screens.ts";
import { useRouteFocus } from "./use-route-focus.ts";
import { useScroll } from "./use-scroll.ts";
import { useWorker } from "./use-worker.ts";

export function AppRoutes() {
  const disabled = useAppState((state) => state.disabled);
  useScreenChanged();
  useRouteFocus();
  useScroll();
  useCityFailure();
  useWorker();
  return (
    <Suspense fallback={<LoadingBar busy />}>
      {disabled === undefined ? (
        <Routes>
          <Route element={<AppData />}>
            <Route path={ROUTES.Home} element={<HomeRoute />} />
            <Route
              path={ROUTES.AuthAction}
              element={
                <AccountFrame>
                  <AuthActionPage />
                </AccountFrame>
              }
            />
            <Route element={<Gate />}>
              <Route path={ROUTES.MapOnboarding} element={<OnboardingRoute />} />
              <Route path={ROUTES.ModifyCity} element={<ModifyCityRoute />} />
              <Route path={ROUTES.Profile} element={<ProfileRoute />} />
              <Route path={ROUTES.Ideas} element={<MyIdeasRoute />} />
              <Route path={ROUTES.NotificationSettings} element={<NotificationSettingsRoute />} />
              <Route path={ROUTES.About} element={<AboutRoute />} />
              <Route path={ROUTES.AdminDashboard} element={<AdminRoute />} />
              <Route path={ENTRIES.share} element={<ShareRoute />} />
              <Route path={ENTRIES.report} element={<ShortcutRoute to="MapNewAnomaly" />} />
              <Route path={ENTRIES.map} element={<ShortcutRoute to="MapAnomalies" />} />
              <Route path={ENTRIES.activities} element={<ShortcutRoute to="MapActivities" />} />
              <Route path={ENTRIES.ideas} element={<ShortcutRoute to="MapIdeas" />} />
              <Route element={<CityLayout />}>
                <Route path={CITY_START} element={<CityStart />} />
                <Route path={ROUTES.MapAnomalies} element={<MapAnomalies keeping={MAP_KEEPING} />} />
                <Route path={ROUTES.MapAnomaly} element={<MapAnomalies keeping={MAP_KEEPING} />} />
                <Route path={ROUTES.MapNewAnomaly} element={<NewAnomaly afterSent={installOffer} />} />
                <Route path={ROUTES.ListAnomalies} element={<ListAnomalies />} />
                <Route path={ROUTES.ListAnomaly} element={<ListAnomaly />} />
                <Route path={ROUTES.MapActivities} element={<MapActivities />} />
                <Route path={ROUTES.MapActivity} element={<MapActivities />} />
                <Route path={ROUTES.MapNewActivity} element={<NewActivity />} />
                <Route path={ROUTES.MapIdeas} element={<MapIdeas />} />
                <Route path={ROUTES.MapIdea} element={<MapIdeas />} />
                <Route path={ROUTES.MapNewIdea} element={<NewIdea />} />
                <Route path={ROUTES.CityDetails} element={<CityDetailsRoute />} />
                <Route path={ROUTES.CitySettings} element={<CitySettingsRoute />} />
                <Route path={ROUTES.Threads} element={<QueueRoute />} />
                <Route path={ROUTES.Thread} element={<ThreadRoute />} />
                <Route path={ROUTES.Notifications} element={<NotificationsRoute />} />
              </Route>
              <Route path="*" element={<NotFoundRoute />} />
            </Route>
          </Route>
        </Routes>
      ) : (
        <DisabledRoute notice={disabled} />
      )}
    </Suspense>
  );
}

interface ShortcutRouteProps {
  readonly to: "MapAnomalies" | "MapNewAnomaly" | "MapActivities" | "MapIdeas";
}

function ShortcutRoute({ to }: ShortcutRouteProps) {
  const cityId = useAppState(ownCityId);
  return <Navigate to={cityId === undefined ? ROUTES.Home : pathOf(to, { cityId })} replace />;
}
