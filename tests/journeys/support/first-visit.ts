import { expect, type Page } from "@playwright/test";

/** A person who opens Parvis for the first time and picks Betton. Ends on its map. */
export async function chooseBetton(page: Page, home = "/"): Promise<void> {
  await chooseCommune(page, home, "betton", /^Betton 35830/u);
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
}

/** The same for any commune, by what is typed and what is offered. */
export async function chooseCommune(page: Page, home: string, typed: string, offered: RegExp): Promise<void> {
  await page.goto(home);
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill(typed);
  await page.getByRole("option", { name: offered }).click();
  await page.getByRole("button", { name: "C’est ma commune" }).click();
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
