import { expect, type Page } from "@playwright/test";

export const MAP = "/city/35024/map/anomalies";
export const LIST = "/city/35024/list/anomalies";
export const NEW_REPORT = "/city/35024/map/new-anomaly";

/** Until the whole commune is on the device: from then on its age is known. */
export async function untilCityIsHere(page: Page): Promise<void> {
  await page.goto(LIST);
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ anomalies/u })).toBeVisible();
}
