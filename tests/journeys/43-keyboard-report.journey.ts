import { expectNoBarrier } from "./support/barriers.ts";
import { arriveIn } from "./support/commune.ts";
import { check, pickFile, press, tabTo, typeIn } from "./support/keyboard.ts";
import { untilAllSent } from "./support/outbox.ts";
import { phonePhoto, sentHeading } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { photosInTownOf, reportsInTownOf, uidOn } from "./support/town.ts";

test.use({ viewport: { width: 320, height: 640 } });

test.use(STAYS_ONLINE);

test("J43 with the keyboard alone, at 320 px and with letters twice as large, a report with a photo is placed on the map and sent [MAP-3, UI-3, UI-5, PHO-10]", async ({
  page,
  city,
}) => {
  await arriveIn(page, city);
  const uid = await uidOn(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await press(page, page.getByRole("link", { name: "Signaler" }));
  await expect(page.getByRole("heading", { level: 1, name: "Nouveau signalement" })).toBeFocused();
  await pickFile(page, page.getByLabel("Choisir", { exact: true }), await phonePhoto());
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();

  await tabTo(page, page.getByRole("application", { name: "Carte pour placer le repère" }));
  for (const key of ["ArrowUp", "ArrowRight", "+", "Enter"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Lieu choisi" })).toBeVisible();
  await check(page, page.getByRole("radio", { name: "Éclairage public" }));
  await check(page, page.getByRole("radio", { name: "Lampadaire éteint" }));
  await press(page, page.locator("summary", { hasText: "Ajouter des précisions" }));
  await check(page, page.getByRole("radio", { name: "Très gênant" }));
  const shown = page.getByRole("textbox", { name: "Ce que montre la photo 1" });
  await typeIn(page, shown, "Le mât, du côté pair");
  await expectNoBarrier(page, "new report by keyboard at 320 px, letters twice as large");
  await press(page, page.getByRole("button", { name: /^Envoyer/u }));

  await expect(sentHeading(page)).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: /^Signalement envoyé/u })).toBeVisible();
  await expectNoBarrier(page, "sent by keyboard at 320 px, letters twice as large");
  await press(page, page.getByRole("link", { name: "Voir mon signalement" }));
  await expect(page.getByRole("heading", { name: "Lampadaire éteint" }).first()).toBeVisible();
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
  await expect.poll(async () => (await photosInTownOf(uid)).length).toBe(1);
});
