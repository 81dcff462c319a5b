import { useLingui } from "@lingui/react";
import { BesideHead } from "../../features/moderation/beside-head.tsx";
import { pagePathOf } from "../../features/moderation/queue-row-of.tsx";
import type { QueueDetailProps } from "../../features/moderation/use-queue-beside.tsx";
import { LazyDecisions } from "../../features/threads/lazy-decisions.ts";
import { withWords } from "../../i18n/activate-locale.ts";
import { activityTitle } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { ideaTitle } from "../../i18n/idea-words.ts";
import { comingPart } from "../../ui/coming-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/* On wide screens alone, and each from the file of its own page. */

const MEANWHILE = <Skeleton count={6} />;
const Anomaly = comingPart(
  async () => (await withWords(import("../../features/anomalies/list/list-anomaly.tsx"))).AnomalyBeside,
  MEANWHILE,
);
const Idea = comingPart(
  async () => (await withWords(import("../../features/ideas/map/map-ideas.tsx"))).IdeaBeside,
  MEANWHILE,
);
const Activity = comingPart(
  async () => (await withWords(import("../../features/activities/map/map-activities.tsx"))).ActivityBeside,
  MEANWHILE,
);
const Thread = comingPart(
  async () => (await withWords(import("./thread-route.tsx"))).ThreadBeside,
  MEANWHILE,
);

/** What one reads and decides on the page of a content, beside the queue that it waits in. */
export function QueueDetail({ item, city, isTalk }: QueueDetailProps) {
  const { i18n } = useLingui();
  const cityId = city.id;
  const head = (title: string) => <BesideHead title={title} pathname={pagePathOf(cityId, item, isTalk)} />;
  if (isTalk) return <Thread cityId={cityId} threadId={item.content.id} head={head} />;
  switch (item.collection) {
    case "anomalies":
      return (
        <>
          {head(anomalyTitle(i18n, item.view.anomaly))}
          <Anomaly view={item.view} city={city} />
        </>
      );
    case "ideas":
      return (
        <>
          {head(ideaTitle(i18n, item.view.idea))}
          <Idea view={item.view} />
        </>
      );
    case "activities":
      return (
        <>
          {head(activityTitle(i18n, item.view.activity))}
          <Activity view={item.view} />
        </>
      );
    case "messages":
      return (
        <Thread cityId={cityId} threadId={item.view.message.subject.id} head={head}>
          <LazyDecisions message={item.view.message} />
        </Thread>
      );
  }
}
