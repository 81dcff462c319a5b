import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { ActivityCard } from "../../../src/features/activities/list/activity-card.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { aCity } from "../../examples/a-city.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { inHours, openActivities } from "./open-activities.tsx";

/** 21 June 2026, 18:00 in Paris. */
const SUMMER = Date.UTC(2026, 5, 21, 16);
const OTHERS = { sync: null, mine: false, going: false, interested: false, followed: false } as const;

async function open(over: Partial<Activity>): Promise<void> {
  const data = await openDatabases({ city: aCity(), actor: undefined, heard: true });
  const activity = anActivity({ startsAt: SUMMER, endsAt: null, photos: [], ...over });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <ActivityCard view={{ ...OTHERS, activity }} heading="h2" to="/" />
      </main>
    </DataProvider>,
  );
}

const tile = () => document.querySelector('[data-selected] [aria-hidden="true"]');

const struck = () => [...document.querySelectorAll("s")].map(({ textContent }) => textContent);

describe("the row of an activity without a photo", () => {
  it("is a page of a calendar, which is seen and not said beside the words of its date [ACT-11]", async () => {
    await open({});
    await expect.element(page.getByText(/21 juin/iu)).toBeVisible();
    expect([...(tile()?.querySelectorAll("text") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "juin",
      "21",
    ]);
    expect(await barriers()).toEqual([]);
  });

  it("shows the icon of its category while its date is to come [ACT-11]", async () => {
    await open({ status: "postponed", dateToCome: true });
    await expect.element(page.getByText(/Date à venir/u)).toBeVisible();
    expect(struck()).toEqual([expect.stringMatching(/^Dim\. 21 juin/u)]);
    expect(tile()?.querySelector("text")).toBeNull();
    expect(tile()?.querySelector("svg path")).not.toBeNull();
  });
});

describe("the date of an activity that is postponed", () => {
  afterEach(() => page.viewport(414, 896));

  it("is said to be the new one, in its row and in its detail [ACT-7]", async () => {
    const toCome = inHours(30, 32, { status: "postponed", photos: [] });
    await openActivities("activities", [toCome]);
    await expect.element(page.getByText(/^Nouvelle date\s: (?!Date)/u)).toBeVisible();
    expect(struck()).toEqual([]);
    await page.getByRole("link", { name: toCome.title }).click();
    await expect.element(page.getByText(/^Nouvelle date\s: (\w+di|dimanche) /u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is struck in its detail while there is no other one, and that one is to come is said [ACT-7]", async () => {
    const activity = inHours(30, 32, { status: "postponed", dateToCome: true, photos: [] });
    await openActivities(`activity/${activity.id}`, [activity]);
    await expect.element(page.getByText(/ · Date à venir$/u)).toBeVisible();
    expect(struck()).toEqual([expect.stringMatching(/\d/u)]);
    expect(await barriers()).toEqual([]);
  });
});

describe("the detail of an activity without a photo", () => {
  afterEach(() => page.viewport(414, 896));

  it.for([390, 1440])("has that page beside the words of its date, at %i px [ACT-11]", async (width) => {
    await page.viewport(width, 844);
    const activity = inHours(1, 50, { photos: [] });
    await openActivities(`activity/${activity.id}`, [activity]);
    await expect.element(page.getByText(/^Activité n°/u).last()).toBeVisible();
    const sign = document.querySelector('[data-photo="none"]');
    const { bottom, right, height } = sign?.getBoundingClientRect() ?? new DOMRect();
    expect(height).toBe(64);
    expect(sign?.querySelectorAll("text").length).toBe(2);
    const words = sign?.nextElementSibling?.getBoundingClientRect();
    expect(words?.left).toBeGreaterThan(right);
    expect(words?.top).toBeLessThan(bottom);
    expect(await barriers()).toEqual([]);
  });
});
