import type { Page } from "@playwright/test";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { changeDocument } from "../rules/support/firestore-rest.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { follow } from "./support/every-place.ts";
import { writeIdea } from "./support/idea.ts";
import { letUndoPass } from "./support/later.ts";
import { arriveAs, arriveAsResident } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

async function answer(moderator: Page, what: string, words: string): Promise<void> {
  await moderator.getByRole("button", { name: "Répondre", exact: true }).click();
  const dialog = moderator.getByRole("dialog", { name: "Répondre à l’idée" });
  await dialog.getByRole("radio", { name: what, exact: true }).check({ force: true });
  await dialog.getByRole("textbox", { name: /^Réponse, lue par tous/u }).fill(words);
  await expectNoBarrier(moderator, "answering an idea");
  await dialog.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(dialog).toBeHidden();
  await letUndoPass(moderator);
}

test.use(STAYS_ONLINE);

test("J71 an idea is found instead of written twice, reaches its threshold, is taken up by the commune and done [IDEA-3, IDEA-4, IDEA-7, IDEA-9, IDEA-17, NOT-1]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Three people with an account each.
  const title = `Un potager partagé ${Date.now()}`;
  const newIdea = pathOf("MapNewIdea", { cityId: city.id });
  await arriveAsResident(page, city);
  await changeDocument(`cities/${city.id}`, { supportThreshold: 1, rev: 9, updatedAt: new Date() });
  await page.goto(newIdea);
  await writeIdea(page, title);
  await page.getByRole("button", { name: /^Envoyer/u }).click();
  await page.getByRole("link", { name: "Voir mon idée" }).click();
  await expect(page.getByText(/^Idée n°\s\d{4}-\d+/u)).toBeVisible();
  await expect(page.getByText(/^Aucun soutien sur 1$/u)).toBeVisible();

  const neighbour = await anotherPage(browser, watch);
  await arriveAsResident(neighbour, city);
  await follow(neighbour, newIdea);
  await neighbour.getByRole("textbox", { name: "Titre" }).fill("Des potagers à partager");
  await expect(neighbour.getByText("1 idée proche : est-ce la même ?")).toBeVisible();
  await neighbour.getByRole("link", { name: title }).click();
  await neighbour.getByRole("button", { name: "Je soutiens" }).click();
  await expect(neighbour.getByText("Seuil atteint").first()).toBeVisible();
  await expect(page.getByText("Seuil atteint").first()).toBeVisible();

  const moderator = await anotherPage(browser, watch);
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(moderator, city, staff);
  await follow(moderator, page.url());
  await answer(moderator, "Retenir", "Les bacs sont commandés, ils seront posés en mars.");
  await expect(neighbour.getByText("Réponse de la commune : Retenue")).toBeVisible();
  await answer(moderator, "Marquer comme réalisée", "Les huit bacs sont en place.");
  await expect(neighbour.getByText("Réponse de la commune : Réalisée")).toBeVisible();
  await expect(page.getByText("Les huit bacs sont en place.").first()).toBeVisible();
  await page.getByRole("link", { name: /^Notifications/u }).click();
  const told = page.getByRole("listitem").filter({ hasText: title });
  await expect(told.first()).toContainText("Nouveau statut : Réalisée");
  for (const person of [neighbour, moderator]) await person.context().close();
});
