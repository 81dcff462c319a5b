import { ACTIVITY_VIEWS, type ActivityView } from "../../domain/activity/activity-view.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useContent } from "../contents/use-content.ts";
import { useContents, type KnownContents } from "../contents/use-contents.ts";

export function useActivities(cityId: CityId): KnownContents<ActivityView> {
  return useContents(ACTIVITY_VIEWS, cityId);
}

export function useActivity(cityId: CityId, id: Identifier): ActivityView | null | undefined {
  return useContent(ACTIVITY_VIEWS, cityId, id);
}
