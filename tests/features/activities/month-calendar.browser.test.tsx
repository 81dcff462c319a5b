import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { instantAt, localDayOf, timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { barriers } from "../../ui/framed.tsx";
import { NOW, openActivities } from "./open-activities.tsx";

const ZONE = timeZoneOf("35024");
const MONTH = localDayOf(NOW, ZONE).slice(0, 7);

describe("the month of a commune on a wide screen", () => {
  it("shows what takes place on its days, whatever the tab, and goes on to the next [ACT-15]", async () => {
    await page.viewport(1440, 900);
    const startsAt = instantAt(`${MONTH}-01T10:00`, ZONE) ?? 0;
    const market = anActivity({ title: "Le marché", startsAt, endsAt: null });
    await openActivities("activities", [market]);
    await page.getByRole("button", { name: "Calendrier du mois" }).click();
    const month = page.getByRole("table");
    await expect.element(month.getByRole("link", { name: /Le marché$/u })).toBeVisible();
    await expect.element(month.getByRole("columnheader", { name: "lundi" })).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Mois suivant" }).click();
    await page.getByRole("button", { name: "Mois suivant" }).click();
    await expect.element(month.getByRole("link", { name: /Le marché$/u })).not.toBeInTheDocument();
  });

  it("is not offered on a telephone, where the list says it all [ACT-15]", async () => {
    await page.viewport(390, 844);
    await openActivities("activities", [anActivity({ startsAt: NOW + 90_000_000, endsAt: null })]);
    await expect.element(page.getByRole("link", { name: "Proposer une activité" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Calendrier du mois" })).not.toBeInTheDocument();
  });
});
