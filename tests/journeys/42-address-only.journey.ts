import { expectNoBarrier } from "./support/barriers.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { pickFirst, press, typeIn } from "./support/keyboard.ts";
import { untilAllSent } from "./support/outbox.ts";
import { sentHeading } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";

test.use({ viewport: { width: 320, height: 640 } });

test.use(STAYS_ONLINE);

test("J42 with the keyboard, by its address alone, at 320 px and with letters twice as large, a report is sent [MAP-3, UI-3, UI-5]", async ({
  page,
}) => {
  await arriveIn(page, BETTON);
  const uid = await uidOn(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await press(page, page.getByRole("link", { name: "Signaler" }));
  await expect(page.getByRole("heading", { level: 1, name: "Nouveau signalement" })).toBeFocused();
  const address = page.getByRole("combobox", { name: "Chercher une adresse" });
  await pickFirst(page, address, "rue des ajoncs", /^Rue des Ajoncs/u);
  await expect(page.getByRole("button", { name: "Lieu choisi" })).toBeVisible();
  await press(page, page.getByRole("button", { name: "Plus", exact: true }));
  const category = page.getByRole("combobox", { name: "Rechercher une catégorie" });
  await pickFirst(page, category, "réverbère", /^Lampadaire éteint/u);
  const description = page.getByRole("textbox", { name: "Description" });
  await typeIn(page, description, "Éteint depuis lundi, on ne voit plus le passage piéton.");
  await expectNoBarrier(page, "new report at 320 px, letters twice as large");
  await press(page, page.getByRole("button", { name: /^Envoyer/u }));
  await expect(sentHeading(page)).toBeFocused();
  await expectNoBarrier(page, "report sent at 320 px, letters twice as large");
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
});
