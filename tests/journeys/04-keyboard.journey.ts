import type { Page } from "@playwright/test";
import { untilOfflineReady } from "./support/first-visit.ts";
import { outboxBadge, untilAllSent } from "./support/outbox.ts";
import { pickFirst, press, typeIn } from "./support/keyboard.ts";
import { sentHeading } from "./support/report.ts";
import { expect, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";

const SCREENS = [
  { name: "a phone", viewport: { width: 390, height: 844 } },
  { name: "a desktop", viewport: { width: 1440, height: 900 } },
] as const;

/** The commune is searched, confirmed and opened without a pointer. */
async function chooseBettonByKeys(page: Page): Promise<void> {
  await page.goto("/");
  await press(page, page.getByRole("link", { name: "Choisir ma commune" }));
  const search = page.getByRole("combobox", { name: "Nom ou code postal de votre commune" });
  await pickFirst(page, search, "betton", /^Betton 35830/u);
  await press(page, page.getByRole("button", { name: "C’est ma commune" }));
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
}

/** What the map would be for is said by its address; nothing of the map is touched. */
async function writeByKeys(page: Page, title: string, placeIt: () => Promise<void>): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Nouveau signalement" })).toBeFocused();
  await placeIt();
  await press(page, page.getByRole("button", { name: "Plus", exact: true }));
  const category = page.getByRole("combobox", { name: "Rechercher une catégorie" });
  await pickFirst(page, category, "réverbère", /^Lampadaire éteint/u);
  const description = page.getByRole("textbox", { name: "Description" });
  await typeIn(page, description, "Éteint depuis lundi, on ne voit plus le passage piéton.");
  await press(page, page.locator("summary", { hasText: "Ajouter des précisions" }));
  await typeIn(page, page.getByRole("textbox", { name: "Titre" }), title);
}

async function sendByKeys(page: Page, words: string): Promise<void> {
  await press(page, page.getByRole("button", { name: words }));
  await expect(sentHeading(page)).toBeFocused();
}

for (const { name, viewport } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test(`J4 on ${name}, a commune is chosen and two reports are made with the keyboard alone, one of them without network [MAP-3, UI-5, GEO-6, CITY-8, P1]`, async ({
      page,
      context,
    }) => {
      await chooseBettonByKeys(page);
      const uid = await uidOn(page);
      const address = page.getByRole("combobox", { name: "Chercher une adresse" });
      await press(page, page.getByRole("link", { name: "Signaler" }));
      await writeByKeys(page, "Lampadaire éteint, à la main", () =>
        pickFirst(page, address, "rue des ajoncs", /^Rue des Ajoncs/u),
      );
      await sendByKeys(page, "Envoyer le signalement");
      await untilAllSent(page);

      await untilOfflineReady(page);
      await context.setOffline(true);
      await press(page, page.getByRole("link", { name: "Signaler autre chose" }));
      await writeByKeys(page, "Lampadaire éteint, sans réseau", async () => {
        await press(page, page.locator("summary", { hasText: "Sans la carte" }));
        await typeIn(page, page.getByRole("textbox", { name: "Coordonnées" }), "48.1832, -1.6441");
      });
      await sendByKeys(page, "Envoyer au retour du réseau");
      await press(page, outboxBadge(page));
      const panel = page.getByRole("dialog", { name: "Envois" });
      await expect(panel.getByRole("article", { name: "Lampadaire éteint, sans réseau" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(outboxBadge(page)).toBeFocused();

      await context.setOffline(false);
      await untilAllSent(page);
      expect(await reportsInTownOf(uid)).toHaveLength(2);
    });
  });
}
