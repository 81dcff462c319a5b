import { audienceConsent, onAudienceAnswer } from "../../data/device/audience-consent.ts";
import { logProblem } from "../log-problem.ts";
import { SCREEN_CHANGED } from "../router/screen-changed.ts";
import { countPages } from "./count-pages.ts";

/** Counts the pages of this window; Google's part is loaded once the person agreed, and not before. */
export function startAudience(): void {
  countPages({
    consent: audienceConsent,
    onAnswer: onAudienceAnswer,
    load: async () => {
      const { firebaseAnalytics } = await import("../../remote/analytics/firebase-analytics.ts");
      return firebaseAnalytics();
    },
    currentPath: () => location.pathname,
    onScreen(listener) {
      const hear = (event: Event) => listener((event as CustomEvent<string>).detail);
      addEventListener(SCREEN_CHANGED, hear);
      return () => removeEventListener(SCREEN_CHANGED, hear);
    },
    report: (error) => logProblem("A visit could not be counted.", error),
  });
}
