import { useParams } from "react-router-dom";
import { useActivity } from "../../data/activities/use-activities.ts";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../data/cities/use-city.ts";
import { useOpening } from "../../data/threads/use-opening.ts";
import { useIdea } from "../../data/ideas/use-ideas.ts";
import { originalOf } from "../../domain/anomaly/original-of.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import { supportThresholdOf } from "../../domain/idea/support-threshold.ts";
import type { Content } from "../../domain/content/content.ts";
import type { OpenedView } from "../../domain/thread/message-view.ts";
import { isWaiting } from "../../domain/thread/thread-order.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { ActivityCard } from "../../features/activities/list/activity-card.tsx";
import { AnomalyCard } from "../../features/anomalies/cards/anomaly-card.tsx";
import { IdeaCard } from "../../features/ideas/list/idea-card.tsx";
import { OpeningCard } from "../../features/threads/opening-card.tsx";
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
  const opening = useOpening(cityId, threadId);
  const city = useCity(cityId);
  if (anomaly) return ofAnomaly(cityId, anomaly);
  if (activity) return ofActivity(cityId, activity);
  if (idea) return ofIdea(cityId, idea, city?.population ?? null);
  if (opening) return ofOpening(opening);
  const isKnown = [anomaly, idea, activity, opening].every((one) => one === null);
  return isKnown ? null : undefined;
}

function ofIdea(cityId: CityId, view: IdeaView, population: number | null): KnownSubject {
  const { idea: about } = view;
  const to = pathOf("MapIdea", { cityId, ideaId: about.id });
  const card = <IdeaCard view={view} threshold={supportThresholdOf({ population })} to={to} />;
  return { collection: "ideas", about, card, ...standingOf(about) };
}

function ofAnomaly(cityId: CityId, view: NonNullable<ReturnType<typeof useAnomaly>>): KnownSubject {
  const { anomaly: about } = view;
  const to = pathOf("MapAnomaly", { cityId, anomalyId: about.id });
  const card = <AnomalyCard view={view} to={to} />;
  return { collection: "anomalies", about, card, goesOnIn: originalOf(about), ...standingOf(about) };
}

function ofActivity(cityId: CityId, view: NonNullable<ReturnType<typeof useActivity>>): KnownSubject {
  const { activity: about } = view;
  const to = pathOf("MapActivity", { cityId, activityId: about.id });
  return {
    collection: "activities",
    about,
    card: <ActivityCard view={view} to={to} />,
    ...standingOf(about),
  };
}

function standingOf({ visibility, number }: Content): Pick<KnownSubject, "isHidden" | "isWaiting"> {
  return { isHidden: visibility === "hidden", isWaiting: number === "" };
}

/** Moderators go on reading what they hid. */
function ofOpening(view: OpenedView): KnownSubject {
  const { message: about } = view;
  const isHidden = about.visibility === "hidden" && about.text === "";
  const card = <OpeningCard view={view} />;
  return { collection: "messages", about, card, isHidden, isWaiting: view.mine && isWaiting(view) };
}
