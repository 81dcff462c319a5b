import type { ContentViews } from "../sync/content-views.ts";
import type { SyncState } from "../sync/sync-state.ts";
import type { Activity } from "./activity.ts";

export interface ActivityView {
  readonly activity: Activity;
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly going: boolean;
  readonly interested: boolean;
  readonly followed: boolean;
}

export const ACTIVITY_VIEWS: ContentViews<"activities", ActivityView> = {
  collection: "activities",
  viewOf: (activity, { sync, mine, marks }) => ({
    activity,
    sync,
    mine,
    going: marks.has("going"),
    interested: marks.has("interested"),
    followed: marks.has("follow"),
  }),
  idOf: ({ activity }) => activity.id,
};
