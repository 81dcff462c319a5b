import type { Page } from "@playwright/test";
import { buildScript } from "../../sw/plugin/build-script.ts";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { lookForUpdate } from "./support/next-version.ts";
import { fillTitle, pickCategory } from "./support/report.ts";
import { expect, test } from "./support/worker-test.ts";

test("a bad release is withdrawn: its worker and caches go, what people wrote stays [P1, SW-7, F47]", async ({
  page,
  lines,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  await pickCategory(page);
  await fillTitle(page, "Panneau tombé");

  const worker = await lines.town.read("/sw.js");
  const body = await buildScript({ source: "sw/kill-switch.ts" });
  lines.town.standIn((path) => (path === "/sw.js" ? { ...worker, body } : undefined));
  await lookForUpdate(page);
  await expect.poll(() => whatIsLeft(page)).toEqual({ caches: 0, isControlled: false });
  await page.goto(city.newReport);
  await expect(page.getByText("Panneau tombé")).toBeVisible();
});

/** Undefined while the page loads again. */
async function whatIsLeft(page: Page): Promise<unknown> {
  const look = page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    isControlled: navigator.serviceWorker.controller !== null,
  }));
  return look.catch(() => undefined);
}
