import { lazy, Suspense } from "react";
import { withWords } from "../../../i18n/activate-locale.ts";
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";
import type { IdeaModerationProps } from "./idea-moderation.tsx";

const IdeaModeration = lazy(async () => ({
  default: (await withWords(import("./idea-moderation.tsx"))).IdeaModeration,
}));

/** What only moderators of the city need is fetched for them alone. */
export function ForModerators(props: IdeaModerationProps) {
  if (!useMayModerate(props.idea.cityId)) return null;
  return (
    <Suspense fallback={null}>
      <IdeaModeration {...props} />
    </Suspense>
  );
}
