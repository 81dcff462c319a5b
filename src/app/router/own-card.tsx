import { useCity } from "../../data/cities/use-city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import { supportThresholdOf } from "../../domain/idea/support-threshold.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import type { OwnCard } from "../../features/account/contributions.tsx";
import { ActivityCard } from "../../features/activities/list/activity-card.tsx";
import { AnomalyCard } from "../../features/anomalies/cards/anomaly-card.tsx";
import { IdeaCard } from "../../features/ideas/list/idea-card.tsx";

/** What somebody wrote, alike in the account and in the list of its kind. */
export const ownCard: OwnCard = ({ kind, view }, heading) => {
  switch (kind) {
    case "anomaly": {
      const { cityId, id: anomalyId } = view.anomaly;
      return <AnomalyCard view={view} heading={heading} to={pathOf("ListAnomaly", { cityId, anomalyId })} />;
    }
    case "idea":
      return <OwnIdea view={view} heading={heading} />;
    case "activity": {
      const { cityId, id: activityId } = view.activity;
      return (
        <ActivityCard view={view} heading={heading} to={pathOf("MapActivity", { cityId, activityId })} />
      );
    }
  }
};

function OwnIdea({ view, heading }: { readonly view: IdeaView; readonly heading: "h2" | "h3" }) {
  const { cityId, id: ideaId } = view.idea;
  const threshold = supportThresholdOf({ population: useCity(cityId)?.population ?? null });
  return (
    <IdeaCard
      view={view}
      heading={heading}
      threshold={threshold}
      to={pathOf("MapIdea", { cityId, ideaId })}
    />
  );
}
