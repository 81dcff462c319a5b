import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { arriveIn } from "./support/commune.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { phonePhoto, send, writeReport } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";
import { answersInTownTo } from "./support/town.ts";

test("a moderator goes round without network, notes, closes one with a photo, reloads, and the resident sees both photos [MOD-13, MOD-10, P1, P3]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Two people, one of them with an account.
  const title = `Banc cassé ${Date.now()}`;
  const resident = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(resident, city);
  await leadTo(resident, city.map);
  await writeReport(resident, { title, withPhoto: true });
  await send(resident);
  await expect(resident.getByRole("heading", { level: 1, name: /^Signalement envoyé/u })).toBeVisible();
  await resident.getByRole("link", { name: "Voir mon signalement" }).click();
  await expect(resident.getByRole("heading", { name: title }).first()).toBeVisible();

  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(page, city, staff);
  await untilOfflineReady(page);
  const queue = pathOf("Threads", { cityId: city.id });
  await follow(page, `${queue}?queue=new`);
  await page.getByRole("checkbox", { name: `Sélectionner ${title}` }).click();
  await page.getByRole("button", { name: "Ajouter à la tournée" }).click();
  await page.getByRole("link", { name: /^Tournée · 1/u }).click();
  await expect(page.getByText("1 étape")).toBeVisible();
  await page.getByRole("button", { name: "Proposer un ordre" }).click();
  await expectNoBarrier(page, "the round of a moderator");

  await context.setOffline(true);
  await page.getByRole("textbox", { name: `Mes notes : ${title}` }).fill("Deux lattes à remplacer");
  await page.getByRole("checkbox", { name: "Vu sur place" }).click();
  await expect(page.getByText("1 vue")).toBeVisible();
  await page.getByRole("button", { name: "Répondre" }).click();
  const dialog = page.getByRole("dialog", { name: "Répondre au signalement" });
  await dialog.getByRole("radio", { name: "Marquer comme résolue" }).check();
  await dialog
    .getByRole("textbox", { name: /^Explication/u })
    .fill("Les lattes ont été remplacées ce matin.");
  await dialog.getByLabel("Choisir").setInputFiles(await phonePhoto());
  await expect(dialog.getByRole("img")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Résolue", { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: `Mes notes : ${title}` })).toHaveValue(
    "Deux lattes à remplacer",
  );
  await expect(page.getByRole("checkbox", { name: "Vu sur place" })).toBeChecked();
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: /^Tout est envoyé/u })).toBeVisible();
  expect(await answersInTownTo(staff.uid)).toEqual(["applied"]);

  await expect(resident.getByRole("button", { name: "Voir les photos, avant et après" })).toBeVisible();
  await resident.context().close();
});
