import type { I18n, MessageDescriptor } from "@lingui/core";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import { isPast } from "../../domain/activity/activity-dates.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import { isOpen } from "../../domain/anomaly/statuses.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { timeZoneOf } from "../../domain/city/time-zone.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { IdeaStatus } from "../../domain/idea/idea.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";
import { ACTIVITY_STATUS_WORDS, activityTitle } from "../../i18n/activity-words.ts";
import { anomalyTitle } from "../../i18n/categories/anomaly-title.ts";
import { IDEA_STATUS_WORDS, ideaTitle } from "../../i18n/idea-words.ts";
import { STATUS_WORDS } from "../../i18n/status-words.ts";

/** A report, an idea or an activity that the person wrote, as the account lists it. */
export interface OwnContent {
  readonly id: Identifier;
  readonly title: string;
  readonly path: string;
  readonly status: MessageDescriptor;
  readonly sync: SyncState | null;
  readonly isClosed: boolean;
}

const CLOSED_IDEAS: readonly IdeaStatus[] = ["done", "declined", "retired"];

export interface KnownViews {
  readonly reports: readonly AnomalyView[];
  readonly ideas: readonly IdeaView[];
  readonly activities: readonly ActivityView[];
}

export function ownContentsOf(i18n: I18n, views: KnownViews, now: Instant): readonly OwnContent[] {
  const { reports, ideas, activities } = views;
  return [
    ...reports.filter(({ mine }) => mine).map((view) => ownReport(i18n, view)),
    ...ideas.filter(({ mine }) => mine).map((view) => ownIdea(i18n, view)),
    ...activities.filter(({ mine }) => mine).map((view) => ownActivity(i18n, view, now)),
  ];
}

function ownReport(i18n: I18n, { anomaly, sync }: AnomalyView): OwnContent {
  const { id, cityId, status } = anomaly;
  return {
    id,
    title: anomalyTitle(i18n, anomaly),
    path: pathOf("ListAnomaly", { cityId, anomalyId: id }),
    status: STATUS_WORDS[status].label,
    sync,
    isClosed: !isOpen(status),
  };
}

function ownIdea(i18n: I18n, { idea, sync }: IdeaView): OwnContent {
  const { id, cityId, status } = idea;
  return {
    id,
    title: ideaTitle(i18n, idea),
    path: pathOf("MapIdea", { cityId, ideaId: id }),
    status: IDEA_STATUS_WORDS[status],
    sync,
    isClosed: CLOSED_IDEAS.includes(status),
  };
}

function ownActivity(i18n: I18n, { activity, sync }: ActivityView, now: Instant): OwnContent {
  const { id, cityId, status } = activity;
  return {
    id,
    title: activityTitle(i18n, activity),
    path: pathOf("MapActivity", { cityId, activityId: id }),
    status: ACTIVITY_STATUS_WORDS[status],
    sync,
    isClosed: status === "cancelled" || isPast(activity, now, timeZoneOf(cityId)),
  };
}
