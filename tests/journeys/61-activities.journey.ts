import { pathOf } from "../../src/domain/navigation/routes.ts";
import { choose, fillSeats, writeActivity } from "./support/activity.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { arriveAsResident } from "./support/resident.ts";
import { expect, STAYS_ONLINE, test, watchContext } from "./support/test.ts";

test("an activity proposed without network is joined without network, then postponed and cancelled by who announced it [ACT-1, ACT-3, ACT-5, ACT-7, P1, P2, P4]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  const title = `Un grand jeu de piste ${Date.now()}`;
  await arriveAsResident(page, city);
  await follow(page, pathOf("MapActivities", { cityId: city.id }));
  await page.getByRole("link", { name: "Proposer une activité" }).click();
  await expect(page.getByRole("textbox", { name: "Titre" })).toBeVisible();
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeActivity(page, {
    title,
    category: "Jeunesse et écoles",
    daysAhead: 6,
    organiser: "Les Éclaireurs",
  });
  await fillSeats(page, 1);
  await expectNoBarrier(page, "a new activity");
  await page.getByRole("button", { name: "Envoyer au retour du réseau" }).click();
  await expect(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Activité envoyée · n° \d{4}-\d+/u })).toBeVisible();
  await page.getByRole("link", { name: "Voir mon activité" }).click();
  await expect(page.getByText("1 place libre")).toBeVisible();

  const other = await browser.newContext({ acceptDownloads: true });
  await watchContext(other, watch);
  const neighbour = await other.newPage();
  await arriveIn(neighbour, city);
  await untilOfflineReady(neighbour);
  await follow(neighbour, pathOf("MapActivities", { cityId: city.id }));
  await neighbour.getByRole("link", { name: title }).click();
  await other.setOffline(true);
  await neighbour.getByRole("button", { name: "J’y participe" }).click();
  await expect(neighbour.getByText(/^1 participant/u)).toBeVisible();
  const saved = neighbour.waitForEvent("download");
  await neighbour.getByRole("button", { name: "Ajouter à mon agenda" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.ics$/u);
  await other.setOffline(false);
  await expect(page.getByText(/ · Complet$/u)).toBeVisible();

  await choose(page, "Reporter");
  const postpone = page.getByRole("dialog", { name: "Reporter l’activité" });
  await postpone.getByRole("radio", { name: "Date à venir" }).check({ force: true });
  await expectNoBarrier(page, "postponing an activity");
  await postpone.getByRole("button", { name: "Reporter", exact: true }).click();
  await expect(page.getByText("Reportée").first()).toBeVisible();
  await expect(neighbour.getByText("Date à venir").first()).toBeVisible();

  await choose(page, "Annuler l’activité");
  const cancel = page.getByRole("dialog", { name: "Annuler l’activité" });
  await cancel.getByRole("button", { name: "Annuler l’activité" }).click();
  await expect(cancel.getByText("Ce champ est requis")).toBeVisible();
  await cancel.getByRole("textbox", { name: /^Pourquoi/u }).fill("Trop peu de participants cette fois.");
  await cancel.getByRole("button", { name: "Annuler l’activité" }).click();
  await expect(neighbour.getByText("Trop peu de participants cette fois.")).toBeVisible();
  await follow(neighbour, pathOf("MapActivities", { cityId: city.id }));
  await expect(neighbour.getByRole("link", { name: title })).toBeVisible();
  await other.close();
});

test.describe("with network all along", () => {
  test.use(STAYS_ONLINE);

  test("who announced an activity announces it again for another date [ACT-10]", async ({ page, city }) => {
    const title = `Un café des voisins ${Date.now()}`;
    await arriveAsResident(page, city);
    await follow(page, pathOf("MapNewActivity", { cityId: city.id }));
    await writeActivity(page, { title, category: "Vie associative", daysAhead: 3, organiser: "Les voisins" });
    await page.getByRole("button", { name: /^Envoyer/u }).click();
    await page.getByRole("link", { name: "Voir mon activité" }).click();
    await choose(page, "Dupliquer pour une autre date");
    await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue(title);
    await expect(page.getByLabel("Début")).toHaveValue("");
  });
});
