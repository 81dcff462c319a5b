import type { Page } from "@playwright/test";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { writeActivity } from "./support/activity.ts";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { openOutbox, outboxBadge, untilAllSent } from "./support/outbox.ts";
import { arriveAsResident } from "./support/resident.ts";
import { expect, test, watchContext } from "./support/test.ts";

test("J46 two neighbours without network take the same last place: one has it, the other is told « Complet » [ACT-3, P2, P6, P10]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  test.setTimeout(240_000);
  const title = `Un atelier vélo ${Date.now()}`;
  await arriveAsResident(page, city);
  await page.goto(pathOf("MapNewActivity", { cityId: city.id }));
  await writeActivity(page, { title, category: "Vie associative", daysAhead: 5, organiser: "Rustine" });
  await page.getByRole("textbox", { name: /^Nombre de places/u }).fill("1");
  await page.getByRole("button", { name: /^Envoyer/u }).click();
  await page.getByRole("link", { name: "Voir mon activité" }).click();
  await expect(page.getByText(/Activité\sn°\s\d{4}-\d+/u)).toBeVisible();
  const address = page.url();

  const neighbours: Page[] = [];
  for (let n = 0; n < 2; n += 1) {
    const context = await browser.newContext();
    await watchContext(context, watch);
    const neighbour = await context.newPage();
    await arriveIn(neighbour, city);
    await untilOfflineReady(neighbour);
    await neighbour.goto(address);
    await expect(neighbour.getByText("1 place libre")).toBeVisible();
    await context.setOffline(true);
    await neighbour.getByRole("button", { name: "J’y participe" }).click();
    await expect(neighbour.getByText(/1\sparticipant\s·\sComplet/u)).toBeVisible();
    neighbours.push(neighbour);
  }
  const [first, second] = neighbours;
  if (first === undefined || second === undefined) throw new Error("Nobody came.");
  await first.context().setOffline(false);
  await untilAllSent(first);
  await second.context().setOffline(false);
  await expect(outboxBadge(second)).toHaveAccessibleName(/^1 refusé/u);
  const panel = await openOutbox(second);
  await expect(panel.getByText("Complet : il n’y a plus de place à cette activité.")).toBeVisible();
  await second.keyboard.press("Escape");
  for (const person of [page, first, second])
    await expect(person.getByText(/1\sparticipant\s·\sComplet/u)).toBeVisible({ timeout: 15_000 });
  await expect(first.getByRole("button", { name: "J’y participe" })).toHaveAttribute("aria-pressed", "true");
  await expect(second.getByRole("button", { name: "J’y participe" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  for (const neighbour of neighbours) await neighbour.context().close();
});
