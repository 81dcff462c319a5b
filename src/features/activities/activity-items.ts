import type { Activity } from "../../domain/activity/activity.ts";
import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { Place } from "../../domain/place/place.ts";
import type { ItemReader } from "../../shared/collection/items.ts";

export interface PlacedActivityView extends ActivityView {
  readonly activity: Activity & { readonly place: Place };
}

export const activityOf = ({ activity }: ActivityView) => activity;

/** The others are online. */
export function isPlacedActivity(view: ActivityView): view is PlacedActivityView {
  return view.activity.place !== null;
}

export const PLACED_ACTIVITIES: ItemReader<PlacedActivityView> = {
  idOf: ({ activity }) => activity.id,
  knownAddressOf: ({ activity }) => activity,
};
