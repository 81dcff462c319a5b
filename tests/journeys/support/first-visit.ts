import { expect, type Page } from "@playwright/test";

/** A person who has no commune yet picks Betton, and does not read the first words. Ends on its map. */
export async function chooseBetton(page: Page, home = "/"): Promise<void> {
  await page.goto(home);
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill("betton");
  await page.getByRole("option", { name: /^Betton 35830/u }).click();
  const isNewHere = await page.evaluate(() => localStorage.getItem("parvis.welcomed") === null);
  await page.getByRole("button", { name: "C’est ma commune" }).click();
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
  if (isNewHere) await skipWelcome(page);
}

/** The first words of Parvis, said once per device. */
export async function skipWelcome(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Passer" }).click();
}

/** A newcomer to any commune. Ends on its map; answers its code. */
export async function chooseCommune(page: Page, typed: string, option: RegExp): Promise<string> {
  await page.goto("/city/France/map/onboarding");
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill(typed);
  await page.getByRole("option", { name: option }).first().click();
  await page.getByRole("button", { name: "C’est ma commune" }).click();
  await expect(page).toHaveURL(/\/city\/\w+\/map\/anomalies/u);
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Until the worker holds the whole shell: from then on the page opens without network. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
}
