import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { calendar } from "../../functions/src/cities/calendar.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anActivity } from "../examples/an-activity.ts";
import { writeDocument } from "../rules/support/firestore-rest.ts";
import { anAccount } from "./support/accounts.ts";
import {
  aCityIdOf,
  CHECKED_CITY_ID,
  freshActivity,
  newIdentifier,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { getCalendar, submitOne } from "./support/wire.ts";

type Proposed = ReturnType<typeof freshActivity>;

const anew = () => ({ id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() });

function aCancelling({ id: activityId }: Proposed) {
  const reason = "Il n’y a pas assez de monde.";
  const payload = { activityId, from: "confirmed", to: "cancelled", dates: null, reason };
  return { ...anew(), kind: "reschedule-activity", payload, basedOn: 1, dependsOn: null };
}

beforeAll(seedCities);

describe("the calendar of a commune", () => {
  it("has its public activities, what is cancelled said so [ACT-9]", async () => {
    const author = await anAccount();
    const [kept, off] = [freshActivity(null), freshActivity(null)];
    await submitOne(author, kept);
    await submitOne(author, off);
    await submitOne(author, aCancelling(off));
    const { status, headers, body } = await getCalendar(OPEN_CITY_ID);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const events = String(body).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
    const eventOf = ({ id }: Proposed) => events.find((event) => event.includes(`UID:${id}@parvis`));
    expect(events[0]).toContain("X-WR-CALNAME:Activités – Rennes");
    expect(eventOf(kept)).toContain("STATUS:CONFIRMED");
    // Where the deployment does not say its address, the one by which it was asked.
    expect(eventOf(kept)).toMatch(/URL:https:\/\/[^/]/u);
    expect(eventOf(off)).toContain("STATUS:CANCELLED");
  });

  it("has nothing that was hidden or is long past, however often it repeats [ACT-9] [ACT-14]", async () => {
    const long = Date.now() - 90 * DAY_MS;
    const weekly = { every: "week", count: 4, off: [] } as const;
    const unseen = [
      { visibility: "hidden" },
      { visibility: "pending" },
      { title: 7 as never },
      { startsAt: long, endsAt: null },
      { startsAt: long, endsAt: null, repeats: weekly },
    ] as const;
    const seen = [
      { startsAt: Date.now() - 29 * DAY_MS, endsAt: null },
      { startsAt: long, endsAt: null, repeats: { ...weekly, count: 12 } },
    ];
    const write = async (over: Partial<Activity>) => {
      const id = newIdentifier();
      const times = { startsAt: Date.now() + DAY_MS, endsAt: null };
      const activity = anActivity({ id, cityId: CHECKED_CITY_ID, ...times, ...over });
      await writeDocument(`cities/${CHECKED_CITY_ID}/activities/${id}`, {
        ...activity,
        updatedAt: new Date(),
      });
      return id;
    };
    const unseenIds = await Promise.all(unseen.map(write));
    const seenIds = await Promise.all(seen.map(write));
    const { headers, body } = await getCalendar(CHECKED_CITY_ID);
    const feed = String(body).replaceAll("\r\n ", "");
    expect(unseenIds.filter((id) => feed.includes(id))).toEqual([]);
    expect(seenIds.filter((id) => !feed.includes(id))).toEqual([]);
    expect(headers.get("cache-control")).toBe("public, max-age=900, s-maxage=900");
  });

  it("has each time of what repeats, though it began long ago [ACT-9] [ACT-14]", async () => {
    const began = Date.now() - 60 * DAY_MS;
    const id = newIdentifier();
    const dates = { startsAt: began, endsAt: null, repeats: { every: "week", count: 12, off: [] } as const };
    await writeDocument(`cities/${OPEN_CITY_ID}/activities/${id}`, {
      ...anActivity({ id, cityId: OPEN_CITY_ID, ...dates }),
      updatedAt: new Date(),
    });
    const feed = String((await getCalendar(OPEN_CITY_ID)).body).replaceAll("\r\n ", "");
    expect(feed.split(`UID:${id}-`)).toHaveLength(13);
  });

  it("leads to the page of the deployment, whatever host a request says it came by [ACT-9] [SEC-7]", async () => {
    vi.stubEnv("PARVIS_ORIGIN", "https://parvis.exemple.fr");
    onTestFinished(() => void vi.unstubAllEnvs());
    const activity = freshActivity(null);
    await submitOne(await anAccount(), activity);
    const path = `/calendar/${OPEN_CITY_ID}.ics`;
    const feed = await new Promise<Buffer>((resolve, reject) => {
      const response: object = {
        status: () => response,
        set: () => response,
        end: resolve,
        on: () => response,
      };
      const request = { method: "GET", path, hostname: "elsewhere.example", headers: {} };
      Promise.resolve(calendar(request as never, response as never)).catch(reject);
    });
    const text = String(feed).replaceAll("\r\n ", "");
    expect(text).toContain("URL:https://parvis.exemple.fr/");
    expect(text).not.toContain("elsewhere.example");
  });

  it("is not there for a commune that nobody opened [ACT-9]", async () => {
    expect((await getCalendar(aCityIdOf("nobody"))).status).toBe(404);
    expect((await getCalendar("nowhere")).status).toBe(404);
  });
});
