import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAsResident } from "./support/resident.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("what its author calls resolved without network is contested by a neighbour, and goes on where it was [ANO-20, P1, P3]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await reportAndOpen(page, city, `Lampadaire éteint ${Date.now()}`);

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveAsResident(neighbour, city);
  await follow(neighbour, page.url());
  await expect(neighbour.getByRole("button", { name: "C’est résolu" })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole("button", { name: "C’est résolu" }).click();
  await expect(page.getByText("Indiquée comme résolue").first()).toBeVisible();
  await expect(neighbour.getByText("Indiquée comme résolue")).toHaveCount(0);
  await context.setOffline(false);

  await neighbour.getByRole("button", { name: "Toujours présent" }).click();
  await expect(neighbour.getByRole("button", { name: "C’est résolu" })).toBeVisible();
  await expect(page.getByRole("button", { name: "C’est résolu" })).toBeVisible();
  // Its line of the history, and the two steps among the messages.
  await expect(page.getByRole("listitem").filter({ hasText: "Indiquée comme résolue" })).toHaveCount(3);
  await neighbour.context().close();
});
