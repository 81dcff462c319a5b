import { lazyExtra } from "../lazy-screen.ts";

/** Undefined, and left out of the build, where nobody counts visits. */
export const AudienceQuestion =
  import.meta.env.VITE_FIREBASE_MEASUREMENT_ID === undefined
    ? undefined
    : lazyExtra("AudienceQuestion", () => import("../../features/audience/audience-question.tsx"));
