import type { Page } from "@playwright/test";
import { announceAndOpen } from "./support/activity.ts";
import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { openOutbox, outboxBadge, untilAllSent } from "./support/outbox.ts";
import { arriveAsResident } from "./support/resident.ts";
import { anotherPage, expect, GOES_OFFLINE, STAYS_ONLINE, test } from "./support/test.ts";

test.use(STAYS_ONLINE);

test("J46 two neighbours without network take the same last place: one has it, the other is told « Complet » [ACT-3, P2, P6, P10]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  const title = `Un atelier vélo ${Date.now()}`;
  await arriveAsResident(page, city);
  const announced = { title, category: "Vie associative", daysAhead: 5, organiser: "Rustine", seats: 1 };
  await announceAndOpen(page, city, announced);
  const address = page.url();

  const neighbours: Page[] = [];
  for (let n = 0; n < 2; n += 1) {
    const neighbour = await anotherPage(browser, watch, GOES_OFFLINE);
    await arriveIn(neighbour, city);
    await untilOfflineReady(neighbour);
    await follow(neighbour, address);
    await expect(neighbour.getByText("1 place libre")).toBeVisible();
    await neighbour.context().setOffline(true);
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
    await expect(person.getByText(/1\sparticipant\s·\sComplet/u)).toBeVisible();
  await expect(first.getByRole("button", { name: "J’y participe" })).toHaveAttribute("aria-pressed", "true");
  await expect(second.getByRole("button", { name: "J’y participe" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  for (const neighbour of neighbours) await neighbour.context().close();
});
