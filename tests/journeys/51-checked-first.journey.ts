import { changeDocument } from "../rules/support/firestore-rest.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { arriveIn } from "./support/commune.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { letUndoPass } from "./support/later.ts";
import { send, writeReport } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, STAYS_ONLINE, test, watchContext } from "./support/test.ts";

test.use(STAYS_ONLINE);

test("J51 of two reports of a guest that wait for a moderator one is published and one refused, and neighbours never read the other [ANO-3, MOD-4, ANO-5]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Three people, one of them with an account.
  const [kept, refused] = [`Dalle descellée ${Date.now()}`, `Monsieur Untel gare mal ${Date.now()}`];
  await arriveIn(page, city);
  await changeDocument(`cities/${city.id}`, { moderatorsCount: 1, rev: 9, updatedAt: new Date() });
  for (const title of [kept, refused]) {
    await leadTo(page, city.map);
    await writeReport(page, { title });
    await send(page);
    await expect(page.getByRole("heading", { level: 1, name: /^Signalement envoyé/u })).toBeVisible();
  }
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await expect(page.getByText(/^En attente de vérification\s: vous et les modérateurs/u)).toBeVisible();

  const passing = await browser.newContext();
  await watchContext(passing, watch);
  const neighbour = await passing.newPage();
  await arriveIn(neighbour, city);
  await follow(neighbour, city.list);
  await expect(neighbour.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
  for (const title of [kept, refused]) await expect(neighbour.getByText(title)).toHaveCount(0);

  const townHall = await browser.newContext();
  await watchContext(townHall, watch);
  const moderator = await townHall.newPage();
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(moderator, city, staff);
  await follow(moderator, pathOf("Threads", { cityId: city.id }));
  await moderator.getByRole("button", { name: /^À vérifier · 2/u }).click();
  await moderator.getByRole("group", { name: kept }).getByRole("button", { name: "Publier" }).click();
  await moderator.getByRole("group", { name: refused }).getByRole("button", { name: "Refuser" }).click();
  const dialog = moderator.getByRole("dialog", { name: "Refuser ce contenu" });
  await dialog.getByLabel("Motif, lu par tous").selectOption({ label: "Donnée personnelle" });
  await dialog.getByRole("button", { name: "Refuser ce contenu" }).click();
  await expect(moderator.getByText("2 décisions seront appliquées à l’envoi.")).toBeVisible();
  await letUndoPass(moderator);

  await expect(neighbour.getByRole("link", { name: kept })).toBeVisible();
  await expect(page.getByText(/^Refusée avant publication\s: seuls l’auteur/u)).toBeVisible();
  await expect(page.getByText("Donnée personnelle")).toBeVisible();
  await expect(page.getByRole("heading", { name: refused })).toBeVisible();
  await expect(neighbour.getByText(refused)).toHaveCount(0);
  await neighbour.reload();
  await expect(neighbour.getByRole("link", { name: kept })).toBeVisible();
  await expect(neighbour.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
  await passing.close();
  await townHall.close();
});
