import type { ActivityView } from "../../domain/activity/activity-view.ts";
import { isPast } from "../../domain/activity/activity-dates.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import { isOpen } from "../../domain/anomaly/statuses.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { timeZoneOf } from "../../domain/city/time-zone.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { IdeaStatus } from "../../domain/idea/idea.ts";
import type { SyncState } from "../../domain/sync/sync-state.ts";

/** A report, an idea or an activity that the person wrote. */
export type OwnView =
  | { readonly kind: "anomaly"; readonly view: AnomalyView }
  | { readonly kind: "idea"; readonly view: IdeaView }
  | { readonly kind: "activity"; readonly view: ActivityView };

export interface OwnContent {
  readonly id: Identifier;
  readonly createdAt: Instant;
  readonly own: OwnView;
  readonly sync: SyncState | null;
  readonly isClosed: boolean;
}

const CLOSED_IDEAS: readonly IdeaStatus[] = ["done", "declined", "retired"];

export interface KnownViews {
  readonly reports: readonly AnomalyView[];
  readonly ideas: readonly IdeaView[];
  readonly activities: readonly ActivityView[];
}

/** Of all kinds, newest first. */
export function ownContentsOf(views: KnownViews, now: Instant): readonly OwnContent[] {
  const { reports, ideas, activities } = views;
  return [
    ...reports.filter(({ mine }) => mine).map(ownReport),
    ...ideas.filter(({ mine }) => mine).map(ownIdea),
    ...activities.filter(({ mine }) => mine).map((view) => ownActivity(view, now)),
  ].toSorted((a, b) => b.createdAt - a.createdAt);
}

function ownReport(view: AnomalyView): OwnContent {
  const { id, createdAt, status } = view.anomaly;
  return { id, createdAt, own: { kind: "anomaly", view }, sync: view.sync, isClosed: !isOpen(status) };
}

function ownIdea(view: IdeaView): OwnContent {
  const { id, createdAt, status } = view.idea;
  return {
    id,
    createdAt,
    own: { kind: "idea", view },
    sync: view.sync,
    isClosed: CLOSED_IDEAS.includes(status),
  };
}

function ownActivity(view: ActivityView, now: Instant): OwnContent {
  const { activity, sync } = view;
  const isClosed = activity.status === "cancelled" || isPast(activity, now, timeZoneOf(activity.cityId));
  const { id, createdAt } = activity;
  return { id, createdAt, own: { kind: "activity", view }, sync, isClosed };
}
