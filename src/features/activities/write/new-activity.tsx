import { useLingui } from "@lingui/react/macro";
import { useActivity } from "../../../data/activities/use-activities.ts";
import { ACTIVITY_KIND } from "../../../domain/activity/activity.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { useDraftId } from "../../../shared/drafts/use-draft-id.ts";
import { WritingPage } from "../../../shared/drafts/writing-page.tsx";
import { ActivityPage } from "./activity-page.tsx";
import { SentActivity } from "./sent-activity.tsx";

export function NewActivity() {
  const { t } = useLingui();
  const cityId = useCityId();
  const draftId = useDraftId();
  const view = useActivity(cityId, draftId);
  return (
    <WritingPage
      kind={ACTIVITY_KIND}
      draftId={draftId}
      title={t`Nouvelle activité – Parvis`}
      isReceived={Boolean(view)}
      renderForm={(city, draft) => <ActivityPage key={draftId} city={city} draftId={draftId} draft={draft} />}
      renderSent={(row, city) => (
        <SentActivity cityId={cityId} city={city} activityId={draftId} row={row} view={view} />
      )}
    />
  );
}
