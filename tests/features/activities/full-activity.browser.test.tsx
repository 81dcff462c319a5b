import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { inHours, openActivities as open } from "./open-activities.tsx";

it("says of an activity that it is full before it is joined, and keeps nothing of a press [ACT-3]", async () => {
  const full = inHours(1, 50, { capacity: 12, goingCount: 12 });
  const { device } = await open(`activity/${full.id}`, [full]);
  const join = page.getByRole("button", { name: "J’y participe" });
  await expect.element(join).toHaveAttribute("aria-disabled", "true");
  await expect.element(page.getByText(/^Complet\. Si une place se libère/u)).toBeVisible();
  const why = document.getElementById(join.element().getAttribute("aria-describedby") ?? "");
  expect(why?.textContent).toContain("Complet.");
  await join.click({ force: true });
  expect(await device.outbox.count()).toBe(0);
  expect(await barriers()).toEqual([]);
});
