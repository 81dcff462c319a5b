import { lazy, Suspense } from "react";
import { useData } from "../../../data/data-context.ts";
import { isModeratorOf } from "../../../domain/account/actor.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import type { ModeratorSectionProps } from "./moderator-section.tsx";

const ModeratorSection = lazy(async () => ({
  default: (await withWords(import("./moderator-section.tsx"))).ModeratorSection,
}));

/** What only moderators of the city need is fetched for them alone. */
export function ForModerators(props: ModeratorSectionProps) {
  const { actor, visiting = false } = useData();
  const { cityId } = props.view.anomaly;
  if (visiting || !isModeratorOf(actor, cityId)) return null;
  return (
    <Suspense fallback={null}>
      <ModeratorSection {...props} />
    </Suspense>
  );
}
