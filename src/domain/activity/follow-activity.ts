import { followContent } from "../content/follow-content.ts";

export const followActivity = followContent({ collection: "activities", idField: "activityId" });
