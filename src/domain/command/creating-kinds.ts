import { ACTIVITY_KIND } from "../activity/activity.ts";
import { IDEA_KIND } from "../idea/idea.ts";
import { REPORT_KIND } from "../anomaly/report-payload.ts";
import { MESSAGE_KIND, OPENING_KIND } from "../thread/message.ts";

/** Kinds whose row in `COMMANDS` says `creates`: whoever shows what the city says asks this without loading the table. */
export const CREATING_KINDS: readonly string[] = [
  REPORT_KIND,
  IDEA_KIND,
  ACTIVITY_KIND,
  MESSAGE_KIND,
  OPENING_KIND,
];
