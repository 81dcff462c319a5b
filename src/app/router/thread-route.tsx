import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useActivity } from "../../data/activities/use-activities.ts";
import { useAnomaly } from "../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../data/cities/use-city.ts";
import { useOpening } from "../../data/threads/use-opening.ts";
import { useIdea } from "../../data/ideas/use-ideas.ts";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import { beforeAndAfter } from "../../domain/anomaly/before-and-after.ts";
import { originalOf } from "../../domain/anomaly/original-of.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { cityIdOf, type CityId } from "../../domain/city/city.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import { supportThresholdOf } from "../../domain/idea/support-threshold.ts";
import type { Content } from "../../domain/content/content.ts";
import type { OpenedView } from "../../domain/thread/message-view.ts";
import { isWaiting } from "../../domain/thread/thread-order.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { subjectListOf } from "../../domain/navigation/subject-path.ts";
import { ActivityCard } from "../../features/activities/list/activity-card.tsx";
import { activityPinLook } from "../../features/activities/map/activity-pins.ts";
import { AnomalyCard } from "../../features/anomalies/cards/anomaly-card.tsx";
import { anomalyPinLook } from "../../features/anomalies/map/anomaly-pin-look.ts";
import { IdeaCard } from "../../features/ideas/list/idea-card.tsx";
import { ideaPinLook } from "../../features/ideas/map/idea-pins.ts";
import { OpeningCard } from "../../features/threads/opening-card.tsx";
import { ThreadContent, ThreadPage, type KnownSubject } from "../../features/threads/thread-page.tsx";
import { activityTitle } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { ideaTitle } from "../../i18n/idea-words.ts";
import { shownList } from "../shell/city-navigation.tsx";

export function ThreadRoute() {
  const { cityId: written = "", threadId = "" } = useParams<"cityId" | "threadId">();
  const cityId = cityIdOf(written) ?? "";
  const subject = useSubject(cityId, threadId);
  const path = subject ? subjectListOf(cityId, subject.collection) : "";
  useEffect(() => {
    shownList.set({ path });
    return () => shownList.set({ path: "" });
  }, [path]);
  return <ThreadPage key={threadId} cityId={cityId} subject={subject} />;
}

interface ThreadBesideProps {
  readonly cityId: CityId;
  readonly threadId: Identifier;
  readonly head: (title: string) => ReactNode;
  /** Before what was written there. */
  readonly children?: ReactNode;
}

/** Beside the queue that what was written there waits in. */
export function ThreadBeside({ cityId, threadId, head, children }: ThreadBesideProps) {
  const { t } = useLingui();
  const subject = useSubject(cityId, threadId);
  return (
    <>
      {head(subject?.title ? t`Discussion : ${subject.title}` : t`Discussion`)}
      {children}
      <ThreadContent cityId={cityId} subject={subject} isWide={false} />
    </>
  );
}

/** A thread has the id of its subject, which does not say what kind of thing it is. */
function useSubject(cityId: CityId, threadId: Identifier): KnownSubject | null | undefined {
  const { i18n } = useLingui();
  const anomaly = useAnomaly(cityId, threadId);
  const idea = useIdea(cityId, threadId);
  const activity = useActivity(cityId, threadId);
  const opening = useOpening(cityId, threadId);
  const city = useCity(cityId);
  if (anomaly) return ofAnomaly(i18n, anomaly);
  if (activity) return ofActivity(i18n, activity);
  if (idea) return ofIdea(i18n, idea, city?.population ?? null);
  if (opening) return ofOpening(opening);
  const isKnown = [anomaly, idea, activity, opening].every((one) => one === null);
  return isKnown ? null : undefined;
}

function ofIdea(i18n: I18n, view: IdeaView, population: number | null): KnownSubject {
  const { idea: about } = view;
  const { cityId, photos, place, address } = about;
  const row = {
    threshold: supportThresholdOf({ population }),
    to: pathOf("MapIdea", { cityId, ideaId: about.id }),
  };
  const title = ideaTitle(i18n, about);
  const where = address === "" ? title : address;
  return {
    collection: "ideas",
    about,
    title,
    card: <IdeaCard {...row} view={view} />,
    aside: {
      photos,
      card: <IdeaCard {...row} view={{ ...view, idea: { ...about, photos: [] } }} />,
      place,
      where,
      pin: ideaPinLook(about),
    },
    ...standingOf(about),
  };
}

function ofAnomaly(i18n: I18n, view: AnomalyView): KnownSubject {
  const { anomaly: about } = view;
  const { cityId, photos, place, address } = about;
  const to = pathOf("MapAnomaly", { cityId, anomalyId: about.id });
  const title = anomalyTitle(i18n, about);
  const where = address === "" ? title : address;
  return {
    collection: "anomalies",
    about,
    title,
    card: <AnomalyCard view={view} to={to} />,
    aside: {
      photos: beforeAndAfter(photos).before,
      card: <AnomalyCard view={{ ...view, anomaly: { ...about, photos: [] } }} to={to} />,
      place,
      where,
      pin: anomalyPinLook(about),
    },
    goesOnIn: originalOf(about),
    ...standingOf(about),
  };
}

function ofActivity(i18n: I18n, view: ActivityView): KnownSubject {
  const { activity: about } = view;
  const { cityId, photos, place, placeName, address } = about;
  const to = pathOf("MapActivity", { cityId, activityId: about.id });
  const title = activityTitle(i18n, about);
  const where = placeName || address || title;
  return {
    collection: "activities",
    about,
    title,
    card: <ActivityCard view={view} to={to} />,
    aside: {
      photos,
      card: <ActivityCard view={{ ...view, activity: { ...about, photos: [] } }} to={to} />,
      place,
      where,
      pin: activityPinLook(i18n, about),
    },
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
  const { title = "" } = about;
  return { collection: "messages", about, title, card, isHidden, isWaiting: view.mine && isWaiting(view) };
}
