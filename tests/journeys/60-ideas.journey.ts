import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { openNewIdea, writeIdea } from "./support/idea.ts";
import { arriveAsResident } from "./support/resident.ts";
import { expect, test, watchContext } from "./support/test.ts";

test("an idea proposed without network reaches a neighbour, whose support without network comes back [IDEA-1, IDEA-3, IDEA-4, P1, P2, P4]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  const title = `Un potager partagé ${Date.now()}`;
  const ideas = pathOf("MapIdeas", { cityId: city.id });
  await arriveAsResident(page, city);
  await leadTo(page, city.map);
  await openNewIdea(page);
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeIdea(page, title);
  await expectNoBarrier(page, "a new idea");
  await page.getByRole("button", { name: "Envoyer au retour du réseau" }).click();
  await expect(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Idée envoyée · n° \d{4}-\d+/u })).toBeVisible();
  await page.getByRole("link", { name: "Voir mon idée" }).click();
  await expect(page.getByText(/^Aucun soutien sur \d+/u)).toBeVisible();

  const other = await browser.newContext();
  await watchContext(other, watch);
  const neighbour = await other.newPage();
  await arriveAsResident(neighbour, city);
  await follow(neighbour, ideas);
  await neighbour.getByRole("link", { name: title, exact: true }).click();
  await expect(neighbour.getByText(/^Aucun soutien sur \d+/u)).toBeVisible();
  await untilOfflineReady(neighbour);
  await other.setOffline(true);
  await neighbour.getByRole("button", { name: "Je soutiens" }).click();
  await expect(neighbour.getByText(/^1 soutien sur \d+/u)).toBeVisible();
  await expect(page.getByText(/^Aucun soutien sur \d+/u)).toBeVisible();
  await other.setOffline(false);
  await expect(page.getByText(/^1 soutien sur \d+/u)).toBeVisible();

  await neighbour.getByRole("link", { name: "Idées" }).click();
  await neighbour.getByRole("button", { name: "Plus", exact: true }).click();
  await neighbour.getByRole("link", { name: "Mes idées" }).click();
  await neighbour.getByRole("button", { name: "Soutenues" }).click();
  await expect(neighbour.getByRole("link", { name: title })).toBeVisible();
  await expectNoBarrier(neighbour, "« Mes idées »");
  await other.close();
});
