import type { Page } from "@playwright/test";
import { arriveIn, BETTON, SAINT_MALO } from "./support/commune.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { screensToRead } from "./support/screens.ts";
import { openOutbox } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";

const firstCard = (page: Page) => page.getByRole("listitem").getByRole("heading", { level: 2 }).first();

async function readFirstVisit(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
  await expectNoBarrier(page, "home");
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  const search = page.getByRole("combobox", { name: "Nom ou code postal de votre commune" });
  await search.fill("nulle part au monde");
  await expect(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
  await expectNoBarrier(page, "onboarding, nothing found");
  await search.fill("bett");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoBarrier(page, "onboarding, answers");
  await page.getByRole("option", { name: /^Betton 35830/u }).click();
  await expect(page.getByRole("figure", { name: "Contour de Betton" })).toBeVisible();
  await expectNoBarrier(page, "onboarding, a commune to confirm");
}

async function readCommune(page: Page, state: string): Promise<void> {
  await leadTo(page, BETTON.map);
  await expect(
    page
      .getByRole("application")
      .getByRole("button", { name: /anomalies, dont/u })
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page, `map, ${state}`);
  await follow(page, BETTON.list);
  await expect(firstCard(page)).toBeVisible();
  await expectNoBarrier(page, `list, ${state}`);
  await firstCard(page).getByRole("link").click();
  await expect(page.getByRole("button", { name: "Suivre" })).toBeVisible();
  await expectNoBarrier(page, `detail in the list, ${state}`);
  await leadTo(page, page.url().replace("/list/", "/map/"));
  await expect(page.getByRole("button", { name: "Suivre" })).toBeVisible();
  await expectNoBarrier(page, `detail on the map, ${state}`);
}

async function readReport(page: Page, state: string): Promise<void> {
  await follow(page, BETTON.newReport);
  await page.getByRole("button", { name: /^(?:Envoyer le signalement|Envoyer au retour)/u }).click();
  await expect(page.getByText("À corriger avant l’envoi")).toBeVisible();
  await expectNoBarrier(page, `new report with errors, ${state}`);
  await leadTo(page, BETTON.map);
  await writeReport(page, { title: "Rampe glissante par temps de pluie", withPhoto: true });
  await expectNoBarrier(page, `new report filled in, ${state}`);
}

for (const { size, viewport, forcedColors } of screensToRead()) {
  test.describe(size, () => {
    test.use({ viewport, contextOptions: { forcedColors, reducedMotion: "reduce" } });

    test(`every screen is open to all without network at ${size} [UI-3, P5]`, async ({ page, context }) => {
      await arriveIn(page, BETTON);
      await untilOfflineReady(page);
      await follow(page, BETTON.list);
      await expect(firstCard(page)).toBeVisible();
      await context.setOffline(true);
      await readCommune(page, "offline");
      await readReport(page, "offline");
      await send(page);
      await expectNoBarrier(page, "report kept, offline");
      await page.getByRole("link", { name: "Voir mon signalement" }).click();
      await expect(page.getByText("En attente d’envoi").first()).toBeVisible();
      await expectNoBarrier(page, "own detail that waits, offline");
      await openOutbox(page);
      await expectNoBarrier(page, "outbox, one that waits");
      await follow(page, "/city/France/map/onboarding");
      await expect(page.getByText("Tout sera envoyé au retour du réseau.")).toBeVisible();
      await expectNoBarrier(page, "onboarding, offline");
    });

    test.describe("with network all along", () => {
      test.use(STAYS_ONLINE);

      test(`every screen of the first visit and of a full commune is open to all at ${size} [UI-3, MAP-1]`, async ({
        page,
      }) => {
        await readFirstVisit(page);
        await page.getByRole("button", { name: "C’est ma commune" }).click();
        await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
        await readCommune(page, "full");
        await readReport(page, "online");
        const panel = await openOutbox(page);
        await expect(panel.getByText(/Tout est envoyé/u)).toBeVisible();
        await expectNoBarrier(page, "outbox, empty");
      });

      test(`an empty commune is open to all at ${size} [UI-3, P13]`, async ({ page }) => {
        await arriveIn(page, SAINT_MALO);
        await expect(page.getByText(/aucune anomalie/iu).first()).toBeVisible();
        await expectNoBarrier(page, "map, empty");
        await follow(page, SAINT_MALO.list);
        await expect(page.getByText(/aucune anomalie/iu).first()).toBeVisible();
        await expectNoBarrier(page, "list, empty");
      });
    });
  });
}
