import { lazy } from "react";
import { withWords } from "../../i18n/activate-locale.ts";

/** Undefined, and left out of the build, where nobody counts visits. */
export const AudienceQuestion =
  import.meta.env.VITE_FIREBASE_MEASUREMENT_ID === undefined
    ? undefined
    : lazy(async () => ({
        default: (await withWords(import("../../features/audience/audience-question.tsx"))).AudienceQuestion,
      }));
