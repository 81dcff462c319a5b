import {
  initializeAnalytics,
  isSupported,
  logEvent,
  setAnalyticsCollectionEnabled,
  setConsent,
} from "firebase/analytics";
import { getApp } from "firebase/app";
import type { PlaceName } from "../../domain/navigation/access.ts";

/** Counts visits. It is given the name of a route and nothing else: no commune, no identifier, no text, no query. */
export interface Analytics {
  readonly pageView: (place: PlaceName) => void;
  readonly stop: () => void;
}

const NO_ANALYTICS: Analytics = { pageView: () => undefined, stop: () => undefined };

/** Rejects offline. Replaces URL, title and referrer, which Google's script would read from the document. */
export async function firebaseAnalytics(): Promise<Analytics> {
  if (!(await isSupported())) return NO_ANALYTICS;
  setConsent({
    analytics_storage: "granted",
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
  const analytics = initializeAnalytics(getApp(), {
    config: {
      ...facts("Home"),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    },
  });
  setAnalyticsCollectionEnabled(analytics, true);
  return {
    pageView: (place) => logEvent(analytics, "page_view", facts(place)),
    stop: () => setAnalyticsCollectionEnabled(analytics, false),
  };
}

function facts(place: PlaceName) {
  return { page_title: place, page_location: `${location.origin}/${place}`, page_referrer: "" };
}
