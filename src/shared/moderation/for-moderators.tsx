import type { ReactNode } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import type { Decidable } from "./use-decision.ts";
import { useMayModerate } from "./use-may-moderate.ts";
import { comingPart } from "../../ui/coming-part.tsx";

const ModerationSection = comingPart(
  async () => (await withWords(import("./moderation-section.tsx"))).ModerationSection,
);

interface ForModeratorsProps {
  readonly cityId: CityId;
  readonly children: ReactNode;
}

/** What only moderators of the city need is fetched for them alone. */
export function ForModerators({ cityId, children }: ForModeratorsProps) {
  if (!useMayModerate(cityId)) return null;
  return children;
}

/** What moderators do with a content of any kind, where they read it. */
export function Moderation({ about }: { readonly about: Decidable }) {
  return (
    <ForModerators cityId={about.content.cityId}>
      <ModerationSection about={about} />
    </ForModerators>
  );
}
