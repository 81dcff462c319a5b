import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { inHours, openActivities as open } from "./open-activities.tsx";

it("says of an activity that it is full before it is joined, keeps nothing of a press, and promises to tell who is interested [ACT-3] [ACT-18]", async () => {
  const full = inHours(1, 50, { capacity: 12, goingCount: 12 });
  const { device } = await open(`activity/${full.id}`, [full]);
  const join = page.getByRole("button", { name: "J’y participe" });
  await expect.element(join).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText(/^Complet\. Choisissez/u)).toBeVisible();
  const why = document.getElementById(join.element().getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toContain("Complet.");
  // Not by its place on the screen, which may move meanwhile.
  (join.element() as HTMLElement).click();
  expect(await device.outbox.count()).toBe(0);
  await page.getByRole("button", { name: "Ça m’intéresse" }).click();
  await expect.element(page.getByText("Complet. Parvis vous dira si une place se libère.")).toBeVisible();
  expect(await barriers()).toEqual([]);
});
