import type { Request } from "firebase-functions/https";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { isPast } from "../../../src/domain/activity/activity-dates.ts";
import { calendarOf } from "../../../src/domain/activity/calendar-file.ts";
import { parseActivity } from "../../../src/domain/activity/parse-activity.ts";
import { DAY_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import { CITY_ID_SCHEMA, type CityId } from "../../../src/domain/city/city.ts";
import { timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import { pageOrigin } from "../config.ts";
import { problemAnswer, type Answer } from "../http/answer.ts";
import { httpEndpoint } from "../http/http-endpoint.ts";
import { refs } from "../store/paths.ts";
import { dataOf } from "../store/read-document.ts";

const NOT_FOUND = problemAnswer(404, "not_found");
/** A calendar keeps what it was told, so a little of the past is enough; what follows is bounded by how many there are. */
const PAST_MS = 30 * DAY_MS;
const EVENTS_MAX = 500;
const PATH = /\/([^/]+)\.ics$/u;
/** Calendars ask every few hours. */
const KEPT = "public, max-age=900, s-maxage=900";

/** `GET /calendar/{cityId}.ics`: the activities of a commune, to subscribe to. */
export const calendar = httpEndpoint({ name: "cities-calendar", methods: ["GET", "HEAD"] }, getCalendar);

async function getCalendar(request: Request): Promise<Answer> {
  const asked = CITY_ID_SCHEMA.parse(PATH.exec(request.path)?.[1]);
  if (!asked.ok) return NOT_FOUND;
  const cityId = asked.value;
  const name: unknown = dataOf(await refs.city(cityId).get())?.["name"];
  if (typeof name !== "string") return NOT_FOUND;
  const activities = await publicActivities(cityId, systemClock.now() - PAST_MS);
  // A cache between may keep what one request said: the deployment’s own address, where it told it.
  const origin = pageOrigin() || `https://${request.hostname}`;
  const text = calendarOf(activities, {
    name: `Activités – ${name}`,
    pageOf: ({ id }) => `${origin}${pathOf("MapActivity", { cityId, activityId: id })}`,
  });
  const headers = { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": KEPT };
  return { status: 200, body: Buffer.from(text), headers };
}

/** What repeats may have begun long ago. */
async function publicActivities(cityId: CityId, since: Instant): Promise<readonly Activity[]> {
  const all = refs.city(cityId).collection("activities");
  const [recent, repeated] = await Promise.all([
    all.where("startsAt", ">=", since).orderBy("startsAt").limit(EVENTS_MAX).get(),
    all.where("repeats.count", ">", 1).limit(EVENTS_MAX).get(),
  ]);
  const found = new Map([...recent.docs, ...repeated.docs].map((snapshot) => [snapshot.id, snapshot]));
  return [...found.values()].flatMap((snapshot) => {
    const parsed = parseActivity(dataOf(snapshot));
    if (!parsed.ok || parsed.value.visibility !== "public") return [];
    return isPast(parsed.value, since, timeZoneOf(cityId)) ? [] : [parsed.value];
  });
}
