import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { aModerator } from "../../examples/accounts.ts";
import { barriers } from "../../ui/framed.tsx";
import { inHours, openActivities } from "./open-activities.tsx";

const repeats = { every: "week", count: 3, off: [] } as const;
const struck = () => document.querySelectorAll("li > s").length;

async function open(over: Partial<Activity>): Promise<void> {
  const activity = inHours(1, 50, { repeats, ...over });
  await openActivities(`activity/${activity.id}`, [activity]);
}

describe("the dates of an activity that repeats", () => {
  it("are all struck through once it is cancelled [ACT-14]", async () => {
    await open({ status: "cancelled" });
    await page.getByText("Toutes les dates (3)").click();
    expect(struck()).toBe(3);
    expect(await barriers()).toEqual([]);
  });

  it("are not listed while they are to come [ACT-14]", async () => {
    await open({ status: "postponed", dateToCome: true });
    await expect.element(page.getByText(/Date à venir/u).first()).toBeVisible();
    await expect.element(page.getByText(/Toutes les dates/u)).not.toBeInTheDocument();
  });

  it("are moved from the one that comes next on, which is named [ACT-7, ACT-14]", async () => {
    const over = inHours(1, -100, { repeats });
    await openActivities(`activity/${over.id}`, [over], aModerator());
    await page.getByText("Plus", { exact: true }).click();
    await page.getByRole("button", { name: "Reporter" }).click();
    const next = new Date(over.startsAt + 7 * DAY_MS);
    const day = next.toLocaleDateString("fr-FR", { dateStyle: "full", timeZone: "Europe/Paris" });
    await expect
      .element(page.getByRole("dialog").getByText(new RegExp(`^À la place du ${day}`, "u")))
      .toBeVisible();
  });
});
