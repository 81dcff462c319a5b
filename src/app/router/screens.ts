import { createElement } from "react";
import { withWords } from "../../i18n/activate-locale.ts";
import { comingPart, PagesProblem } from "../../ui/coming-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { lazyExtra, lazyScreen } from "../lazy-screen.ts";

/** Each in a chunk of its own (NAV-10). */
export const OnboardingRoute = lazyScreen("OnboardingRoute", () => import("./onboarding-route.tsx"));
export const DeniedRoute = lazyScreen("DeniedRoute", () => import("./denied-route.tsx"));
export const Arrival = lazyExtra("Arrival", () => import("./arrival.tsx"));
export const ModifyCityRoute = lazyScreen("ModifyCityRoute", () => import("./modify-city-route.tsx"));
export const DisabledRoute = lazyScreen("DisabledRoute", () => import("./disabled-route.tsx"));
/** What stands for a screen of a commune, so that nothing around it moves. */
const MEANWHILE = createElement(Skeleton);

/** Its words are those of the first paint. */
export const MapAnomalies = comingPart(
  async () => (await import("../../features/anomalies/map/map-anomalies.tsx")).MapAnomalies,
  MEANWHILE,
  PagesProblem,
);
export const NewAnomaly = lazyScreen(
  "NewAnomaly",
  () => import("../../features/anomalies/report/new-anomaly.tsx"),
);
export const ListAnomalies = comingPart(
  async () => (await withWords(import("../../features/anomalies/list/list-anomalies.tsx"))).ListAnomalies,
  MEANWHILE,
  PagesProblem,
);
export const ListAnomaly = lazyScreen(
  "ListAnomaly",
  () => import("../../features/anomalies/list/list-anomaly.tsx"),
);
export const MapActivities = lazyScreen(
  "MapActivities",
  () => import("../../features/activities/map/map-activities.tsx"),
);
export const NewActivity = lazyScreen(
  "NewActivity",
  () => import("../../features/activities/write/new-activity.tsx"),
);
export const MapIdeas = lazyScreen("MapIdeas", () => import("../../features/ideas/map/map-ideas.tsx"));
export const NewIdea = lazyScreen("NewIdea", () => import("../../features/ideas/write/new-idea.tsx"));
export const MyIdeasRoute = lazyScreen("MyIdeasRoute", () => import("./my-ideas-route.tsx"));
export const ProfileRoute = lazyScreen("ProfileRoute", () => import("./profile-route.tsx"));
export const AuthActionPage = lazyScreen(
  "AuthActionPage",
  () => import("../../features/account/auth-action.tsx"),
);
export const AccountFrame = lazyScreen("AccountFrame", () => import("./account-frame.tsx"));
export const CityDetailsRoute = lazyScreen("CityDetailsRoute", () => import("./city-details-route.tsx"));
export const CitySettingsRoute = lazyScreen("CitySettingsRoute", () => import("./city-settings-route.tsx"));
export const ShareRoute = lazyScreen("ShareRoute", () => import("./share-route.tsx"));
export const NotificationsRoute = lazyScreen("NotificationsRoute", () => import("./notifications-route.tsx"));
export const QueueRoute = lazyScreen("QueueRoute", () => import("./queue-route.tsx"));
export const ThreadRoute = lazyScreen("ThreadRoute", () => import("./thread-route.tsx"));
export const NotificationSettingsRoute = lazyScreen(
  "NotificationSettingsRoute",
  () => import("./notification-settings-route.tsx"),
);
export const AboutRoute = lazyScreen("AboutRoute", () => import("./about-route.tsx"));
export const AdminRoute = lazyScreen("AdminRoute", () => import("./admin-route.tsx"));
export const NotFoundRoute = lazyScreen("NotFoundRoute", () => import("./not-found-route.tsx"));
