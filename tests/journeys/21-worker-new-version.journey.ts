import { chooseBetton, untilOfflineReady } from "./support/first-visit.ts";
import { lookForUpdate, NEXT_VERSION, nextVersion } from "./support/next-version.ts";
import { expect, test } from "./support/worker-test.ts";

test("J13 a new version waits for a form that is being written, and comes when it is left [P11, SW-4, F42]", async ({
  page,
  lines,
}) => {
  await chooseBetton(page);
  await untilOfflineReady(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  const title = page.getByRole("textbox", { name: "Titre" });
  await title.fill("Banc cassé place de la mairie");

  lines.town.standIn(await nextVersion(lines.town));
  await lookForUpdate(page);
  await expect(page.getByText("Mise à jour prête")).toBeVisible();
  await expect(title).toHaveValue("Banc cassé place de la mairie");
  await expect(page.locator(NEXT_VERSION)).not.toBeAttached();

  await page.getByRole("link", { name: "Quitter" }).click();
  await expect(page.locator(NEXT_VERSION)).toBeAttached();
  await page.getByRole("link", { name: "Signaler" }).click();
  await expect(page.getByText("Banc cassé place de la mairie")).toBeVisible();
});

test("J13 a person who would rather have the new version now takes it, and finds the draft again [P1, P11, FORM-6, F42]", async ({
  page,
  lines,
}) => {
  await chooseBetton(page);
  await untilOfflineReady(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  const title = page.getByRole("textbox", { name: "Titre" });
  await title.fill("Arbre couché sur le chemin");

  lines.town.standIn(await nextVersion(lines.town));
  await lookForUpdate(page);
  await page.getByRole("button", { name: "Mettre à jour maintenant" }).click();
  await expect(page.locator(NEXT_VERSION)).toBeAttached();
  await expect(title).toHaveValue("Arbre couché sur le chemin");
});

test("J13 a new version takes over by itself where nobody is writing [SW-4]", async ({ page, lines }) => {
  await chooseBetton(page);
  await untilOfflineReady(page);
  lines.town.standIn(await nextVersion(lines.town));
  await lookForUpdate(page);
  await expect(page.locator(NEXT_VERSION)).toBeAttached();
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
});
