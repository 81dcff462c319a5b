import { expect, type Page } from "@playwright/test";
import { BETTON } from "./commune.ts";
import { follow } from "./every-place.ts";

/** Until the whole commune is on the device: from then on its age is known. */
export async function untilBettonIsHere(page: Page): Promise<void> {
  await follow(page, BETTON.list);
  await expect(page.getByRole("listitem").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^\d+ anomalies/u })).toBeVisible();
}
