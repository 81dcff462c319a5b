import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useActivity } from "../../data/activities/use-activities.ts";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../data/cities/use-city.ts";
import { useIdea } from "../../data/ideas/use-ideas.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import { supportThresholdOf } from "../../domain/idea/support-threshold.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { ActivityCard } from "../../features/activities/list/activity-card.tsx";
import { AnomalyCard } from "../../features/anomalies/cards/anomaly-card.tsx";
import { IdeaCard } from "../../features/ideas/list/idea-card.tsx";
import { ThreadPage, type KnownSubject } from "../../features/threads/thread-page.tsx";

export function ThreadRoute() {
  const { cityId: written = "", threadId = "" } = useParams<"cityId" | "threadId">();
  const cityId = cityIdOf(written) ?? "";
  return <ThreadPage key={threadId} cityId={cityId} subject={useSubject(cityId, threadId)} />;
}

/** A thread has the id of its subject, which does not say what kind of thing it is. */
function useSubject(cityId: CityId, threadId: Identifier): KnownSubject | null | undefined {
  const anomaly = useAnomaly(cityId, threadId);
  const idea = useIdea(cityId, threadId);
  const activity = useActivity(cityId, threadId);
  const city = useCity(cityId);
  if (anomaly) return ofAnomaly(cityId, anomaly);
  if (activity) return ofActivity(cityId, activity);
  if (idea) {
    const threshold = supportThresholdOf({ population: city?.population ?? null });
    const card: ReactNode = (
      <IdeaCard view={idea} threshold={threshold} to={pathOf("MapIdea", { cityId, ideaId: threadId })} />
    );
    return { collection: "ideas", about: idea.idea, card };
  }
  const isKnown = anomaly === null && idea === null && activity === null;
  return isKnown ? null : undefined;
}

function ofAnomaly(cityId: CityId, view: NonNullable<ReturnType<typeof useAnomaly>>): KnownSubject {
  const { anomaly: about } = view;
  const to = pathOf("MapAnomaly", { cityId, anomalyId: about.id });
  return { collection: "anomalies", about, card: <AnomalyCard view={view} to={to} /> };
}

function ofActivity(cityId: CityId, view: NonNullable<ReturnType<typeof useActivity>>): KnownSubject {
  const { activity: about } = view;
  const to = pathOf("MapActivity", { cityId, activityId: about.id });
  return { collection: "activities", about, card: <ActivityCard view={view} to={to} /> };
}
