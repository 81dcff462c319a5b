import { CURSOR_SCHEMA, type Cursor } from "../basics/page.ts";
import { nullable, object } from "../basics/schema.ts";
import { CITY_ID_SCHEMA, type CityId } from "../city/city.ts";
import type { LogEntry } from "./moderation-log.ts";

/** As many entries as one page shows. */
export const LOG_PAGE = 25;

export interface LogQuestion {
  readonly cityId: CityId;
  readonly after: Cursor | null;
}

export const LOG_QUESTION_SCHEMA = object<LogQuestion>({
  cityId: CITY_ID_SCHEMA,
  after: nullable(CURSOR_SCHEMA),
});

/** An entry as it is shown: with the public name that who decided has now, empty for none. */
export interface LogLine extends Omit<LogEntry, "by"> {
  readonly byName: string;
}
