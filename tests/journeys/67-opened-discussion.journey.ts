import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { messageSaying, writeMessage } from "./support/discussed.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { isHeldOn } from "./support/held-words.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

const TITLE = "Le marché du samedi change de place";

test("a moderator opens a discussion without network, a resident finds it on the page of the commune and answers [THR-26, P1]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Two people arrive.
  const { email, password } = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(page, city, { email, password });
  await untilOfflineReady(page);
  await follow(page, `${pathOf("Threads", { cityId: city.id })}?queue=talks`);
  await page.getByRole("button", { name: "Ouvrir une discussion" }).click();
  const dialog = page.getByRole("dialog", { name: "Ouvrir une discussion" });
  await dialog.getByLabel("Sujet").fill(TITLE);
  await dialog.getByLabel("Premier message").fill("Que faut-il prévoir pour y venir à pied ?");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Ouvrir la discussion à tous" }).click();
  await expect(page.getByRole("heading", { name: TITLE })).toBeVisible();
  await expect(page.getByText("En attente d’envoi").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("En attente d’envoi")).toHaveCount(0);

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  const resident = await anAccountWith({});
  await arriveAs(neighbour, city, resident);
  await expect.poll(() => isHeldOn(neighbour, TITLE)).toBe(true);
  await follow(neighbour, pathOf("CityDetails", { cityId: city.id }));
  await expectNoBarrier(neighbour, "a commune with an opened discussion");
  await neighbour.getByRole("link", { name: TITLE }).click();
  await writeMessage(neighbour, "Un passage pour les poussettes.");
  await expect(messageSaying(page, "Un passage pour les poussettes.")).toBeVisible();
  await expectNoBarrier(page, "an opened discussion");
  await neighbour.context().close();
});
