import { lazy } from "react";
import { withWords } from "../../i18n/activate-locale.ts";

/** Screens, each in a chunk of its own (NAV-10). */
export const OnboardingRoute = lazy(async () => ({
  default: (await withWords(import("./onboarding-route.tsx"))).OnboardingRoute,
}));
export const DeniedPage = lazy(async () => ({
  default: (await withWords(import("../../features/home/denied-page.tsx"))).DeniedPage,
}));
export const Arrival = lazy(async () => ({
  default: (await withWords(import("./arrival.tsx"))).Arrival,
}));
export const ModifyCityRoute = lazy(async () => ({
  default: (await withWords(import("./modify-city-route.tsx"))).ModifyCityRoute,
}));
export const DisabledRoute = lazy(async () => ({
  default: (await withWords(import("./disabled-route.tsx"))).DisabledRoute,
}));
export const MapAnomalies = lazy(async () => ({
  default: (await withWords(import("../../features/anomalies/map/map-anomalies.tsx"))).MapAnomalies,
}));
export const NewAnomaly = lazy(async () => ({
  default: (await withWords(import("../../features/anomalies/report/new-anomaly.tsx"))).NewAnomaly,
}));
export const ListAnomalies = lazy(async () => ({
  default: (await withWords(import("../../features/anomalies/list/list-anomalies.tsx"))).ListAnomalies,
}));
export const ListAnomaly = lazy(async () => ({
  default: (await withWords(import("../../features/anomalies/list/list-anomaly.tsx"))).ListAnomaly,
}));
export const ProfileRoute = lazy(async () => ({
  default: (await withWords(import("./profile-route.tsx"))).ProfileRoute,
}));
export const AuthActionPage = lazy(async () => ({
  default: (await withWords(import("../../features/account/auth-action.tsx"))).AuthActionPage,
}));
export const AccountFrame = lazy(async () => ({
  default: (await withWords(import("./account-frame.tsx"))).AccountFrame,
}));
export const CityDetailsPage = lazy(async () => ({
  default: (await withWords(import("../../features/city/city-details.tsx"))).CityDetailsPage,
}));
export const CitySettingsRoute = lazy(async () => ({
  default: (await withWords(import("./city-settings-route.tsx"))).CitySettingsRoute,
}));
export const ShareRoute = lazy(async () => ({
  default: (await withWords(import("./share-route.tsx"))).ShareRoute,
}));
export const NotificationsPage = lazy(async () => ({
  default: (await withWords(import("../../features/notifications/notifications-page.tsx"))).NotificationsPage,
}));
export const AboutRoute = lazy(async () => ({
  default: (await withWords(import("./about-route.tsx"))).AboutRoute,
}));
export const NotThereYetPage = lazy(async () => ({
  default: (await withWords(import("../shell/not-there-yet-page.tsx"))).NotThereYetPage,
}));
export const NotFoundRoute = lazy(async () => ({
  default: (await withWords(import("./not-found-route.tsx"))).NotFoundRoute,
}));
