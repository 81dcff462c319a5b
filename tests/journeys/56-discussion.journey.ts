import type { Locator, Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { openNewIdea, writeIdea } from "./support/idea.ts";
import { arriveAsResident } from "./support/resident.ts";
import { expect, test, watchContext } from "./support/test.ts";

test("two neighbours without network write under one idea, and read the same order once they are back [THR-1, THR-3, THR-11, P1, P4]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Two people arrive, each with an account of their own.
  test.setTimeout(240_000);
  const title = `Un potager partagé ${Date.now()}`;
  await arriveAsResident(page, city);
  await page.goto(city.map);
  await openNewIdea(page);
  await writeIdea(page, title);
  await page.getByRole("button", { name: /^Enregistrer|^Envoyer/u }).click();
  await page.getByRole("link", { name: "Voir mon idée" }).click();
  await expect(page.getByRole("heading", { name: "Discussion" })).toBeVisible();
  await expectNoBarrier(page, "an idea and its discussion");

  const other = await browser.newContext();
  await watchContext(other, watch);
  const neighbour = await other.newPage();
  await arriveAsResident(neighbour, city);
  await neighbour.goto(page.url());
  await expect(neighbour.getByText("Personne n’a encore écrit.")).toBeVisible();

  await context.setOffline(true);
  await other.setOffline(true);
  const written = [
    [page, "Qui aurait des planches ?"],
    [page, "Et de la terre."],
    [neighbour, "J’ai deux bacs à donner."],
  ] as const;
  for (const [who, text] of written) {
    await who.getByRole("textbox", { name: "Votre message" }).fill(text);
    await who.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(messagesOf(who).filter({ hasText: text })).toContainText("En attente d’envoi");
    await expect(who.getByRole("textbox", { name: "Votre message" })).toHaveValue("");
  }
  await other.setOffline(false);
  await expect(messagesOf(neighbour)).not.toContainText(/En attente d’envoi|Envoi…/u);
  await context.setOffline(false);
  const order = ["J’ai deux bacs à donner.", "Qui aurait des planches ?", "Et de la terre."];
  for (const who of [page, neighbour]) {
    await expect(messagesOf(who)).toHaveCount(3);
    await expect(messagesOf(who)).toContainText(order);
  }
});

function messagesOf(who: Page): Locator {
  return who.getByRole("region", { name: "Discussion" }).getByRole("listitem");
}
