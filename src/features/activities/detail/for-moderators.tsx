import { lazy, Suspense } from "react";
import type { Activity } from "../../../domain/activity/activity.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";

const VisibilitySection = lazy(async () => ({
  default: (await withWords(import("../../../shared/moderation/visibility-section.tsx"))).VisibilitySection,
}));

/** Who validates an activity, and hides one: fetched for moderators alone. */
export function ForModerators({ activity }: { readonly activity: Activity }) {
  if (!useMayModerate(activity.cityId)) return null;
  return (
    <Suspense fallback={null}>
      <VisibilitySection collection="activities" content={activity} />
    </Suspense>
  );
}
