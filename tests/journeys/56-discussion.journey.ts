import type { Locator, Page } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { openNewIdea, writeIdea } from "./support/idea.ts";
import { arriveAs, arriveAsResident } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("two neighbours without network and a moderator write under one idea, and read the same order once they are back [THR-1, THR-3, THR-11, P1, P4]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Three people arrive, each with an account of their own.
  const title = `Un potager partagé ${Date.now()}`;
  await arriveAsResident(page, city);
  await leadTo(page, city.map);
  await openNewIdea(page);
  await writeIdea(page, title);
  await page.getByRole("button", { name: /^Enregistrer|^Envoyer/u }).click();
  await page.getByRole("link", { name: "Voir mon idée" }).click();
  await expect(page.getByRole("heading", { name: "Discussion" })).toBeVisible();
  await expectNoBarrier(page, "an idea and its discussion");

  const neighbour = await anotherPage(browser, watch);
  const other = neighbour.context();
  await arriveAsResident(neighbour, city);
  await follow(neighbour, page.url());
  await expect(neighbour.getByText("Personne n’a encore écrit.")).toBeVisible();

  const moderator = await anotherPage(browser, watch, STAYS_ONLINE);
  const { email, password } = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(moderator, city, { email, password });
  await follow(moderator, page.url());
  await expect(moderator.getByText("Personne n’a encore écrit.")).toBeVisible();

  for (const who of [page, neighbour]) await untilOfflineReady(who);
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
  const answer = "Le terrain est à la commune.";
  await moderator.getByRole("textbox", { name: "Votre message" }).fill(answer);
  await expect(moderator.getByRole("checkbox", { name: "Répondre au nom de la commune" })).toBeChecked();
  await moderator.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(messagesOf(moderator)).toHaveCount(1);
  await expect(discussionOf(moderator)).not.toContainText(/En attente d’envoi|Envoi…/u);
  await other.setOffline(false);
  await expect(discussionOf(neighbour)).not.toContainText(/En attente d’envoi|Envoi…/u);
  await context.setOffline(false);
  const order = [answer, "J’ai deux bacs à donner.", "Qui aurait des planches ?", "Et de la terre."];
  for (const who of [page, neighbour, moderator]) {
    await expect(messagesOf(who)).toHaveCount(4);
    await expect(messagesOf(who)).toContainText(order);
  }
});

function discussionOf(who: Page): Locator {
  return who.getByRole("region", { name: "Discussion" });
}

function messagesOf(who: Page): Locator {
  return discussionOf(who).getByRole("listitem");
}
