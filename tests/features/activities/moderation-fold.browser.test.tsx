import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { Activity } from "../../../src/domain/activity/activity.ts";
import { barriers } from "../../ui/framed.tsx";
import { inHours, openActivities } from "./open-activities.tsx";

async function open(over: Partial<Activity> = {}): Promise<void> {
  const known = inHours(1, 50, over);
  await openActivities(`activity/${known.id}`, [known], { moderatorOfCities: ["35024"] });
  await expect.element(page.getByRole("region", { name: "Modération" })).toBeInTheDocument();
}

const heightOf = (of: Element | null | undefined) => of?.getBoundingClientRect().height ?? 0;
const section = () => page.getByRole("region", { name: "Modération" }).element();
const fold = () => section().querySelector("details");

describe("what a moderator may do with an activity", () => {
  it("stands in a box of its own like what is done with an idea: to correct it, and the rest one press away [MOD-17] [ACT-12]", async () => {
    await open();
    await expect.element(page.getByRole("heading", { name: "Modération" })).toBeVisible();
    await expect.element(page.getByText("Autres actions")).toBeVisible();
    const correct = page.getByRole("button", { name: "Modifier", exact: true });
    await expect.element(correct).toBeVisible();
    expect(correct.elements()).toHaveLength(1);
    expect(section().contains(correct.element())).toBe(true);
    await correct.click();
    await expect.element(page.getByRole("dialog", { name: "Modifier l’activité" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is one fold that says what it is, where nothing is to be decided [MOD-17]", async () => {
    await open({ status: "cancelled" });
    await expect.element(page.getByText("Actions de modération")).toBeVisible();
    expect(heightOf(fold())).toBeGreaterThan(0);
    expect(heightOf(section())).toBe(heightOf(fold()));
    expect(await barriers()).toEqual([]);
  });

  it("stands under its heading, where something is [MOD-17]", async () => {
    await open({ visibility: "pending" });
    await expect.element(page.getByText("Autres actions")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Modération" })).toBeVisible();
    expect(heightOf(section())).toBeGreaterThan(heightOf(fold()));
    expect(await barriers()).toEqual([]);
  });
});
