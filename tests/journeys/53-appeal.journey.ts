import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("what a moderator hides is gone from a neighbour’s open page; its author contests that without network, and it is shown again [MOD-4, MOD-9, P1, P4, PULL-7]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Three people, two of them with an account.
  const title = `Affiche sur l’arrêt de bus ${Date.now()}`;
  const resident = await anAccountWith({});
  await arriveAs(page, city, resident);
  await untilOfflineReady(page);
  await reportAndOpen(page, city, title);

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(neighbour, city);
  await follow(neighbour, city.list);
  await expect(neighbour.getByRole("link", { name: title })).toBeVisible();

  const moderator = await anotherPage(browser, watch, STAYS_ONLINE);
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(moderator, city, staff);
  await follow(moderator, pathOf("Threads", { cityId: city.id }));
  const row = moderator.getByRole("group", { name: title });
  await moderator.getByRole("button", { name: /^Nouvelles/u }).click();
  await row.getByRole("button", { name: "Masquer" }).click();
  const dialog = moderator.getByRole("dialog", { name: "Masquer ce contenu" });
  await dialog.getByLabel("Motif, lu par tous").selectOption({ label: "Hors sujet" });
  await dialog.getByRole("button", { name: "Masquer ce contenu" }).click();
  await expect(neighbour.getByText(title)).toHaveCount(0);

  await expect(page.getByText(/seuls l’auteur et les modérateurs la voient/u)).toBeVisible();
  await page.getByRole("button", { name: "Contester cette décision" }).waitFor();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Contester cette décision" }).click();
  await page
    .getByRole("textbox", { name: /^Pourquoi cette décision/u })
    .fill("L’affiche gêne la vue des conducteurs.");
  await expectNoBarrier(page, "contesting a decision");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText(/^Vous avez contesté cette décision/u)).toBeVisible();
  await context.setOffline(false);

  await moderator.getByRole("button", { name: /^Contestés · 1/u }).click();
  await expect(moderator.getByText("L’affiche gêne la vue des conducteurs.")).toBeVisible();
  await expectNoBarrier(moderator, "the queue of contested decisions");
  await row.getByRole("button", { name: "Montrer à nouveau" }).click();
  await expect(neighbour.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText(/seuls l’auteur et les modérateurs la voient/u)).toHaveCount(0);
  for (const person of [neighbour, moderator]) await person.context().close();
});
