import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { inHours, openActivities as open } from "./open-activities.tsx";

afterEach(() => page.viewport(414, 896));

it("has its five ways in one even line on a phone, and none of them is cut on a narrow one [ACT-3] [UI-29]", async () => {
  const { id } = inHours(1, 50);
  await open(`activity/${id}`, [inHours(1, 50)]);
  const ways = ["Ça m’intéresse", "Suivre", "Ajouter à mon agenda", "Partager", "Plus"].map((name) =>
    page.getByRole("button", { name, exact: true }),
  );
  for (const way of ways) await expect.element(way).toBeVisible();
  const boxes = () => ways.map((way) => way.element().getBoundingClientRect());
  const different = (of: "top" | "height") => new Set(boxes().map((box) => Math.round(box[of]))).size;
  for (const width of [390, 360]) {
    await page.viewport(width, 844);
    expect([different("top"), different("height")], `${width} px`).toEqual([1, 1]);
  }
  await page.viewport(320, 844);
  for (const { left, right } of boxes()) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
  expect(await barriers()).toEqual([]);
});
