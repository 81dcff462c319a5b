import { expect, type Page } from "@playwright/test";
import { OPENED_MS_MAX } from "./commune.ts";

/** A person who has no commune yet picks Betton, and does not read the first words. Ends on its map. */
export async function chooseBetton(page: Page, home = "/"): Promise<void> {
  await page.goto(home);
  await page.getByRole("link", { name: "Choisir ma commune" }).click();
  await confirmCommune(page, "betton", /^Betton 35830/u);
  await expect(page).toHaveURL(/\/city\/35024\/map\/anomalies/u);
}

/** On the page of the choice: finds one commune and takes it. */
export async function confirmCommune(page: Page, typed: string, offered: RegExp): Promise<void> {
  await pickCommune(page, typed, offered);
  const isNewHere = await page.evaluate(() => localStorage.getItem("parvis.welcomed") === null);
  await page.getByRole("button", { name: "C’est ma commune" }).click();
  await expect(page).toHaveURL(/\/city\/(?!France)\w+\/map\/anomalies/u, { timeout: OPENED_MS_MAX });
  if (isNewHere) await skipWelcome(page);
}

/** On the page of the choice: finds one commune, and has it shown. */
export async function pickCommune(page: Page, typed: string, offered: RegExp): Promise<void> {
  await page.getByRole("combobox", { name: "Nom ou code postal de votre commune" }).fill(typed);
  await page.getByRole("option", { name: offered }).first().click();
}

/** The first words of Parvis, said once per device. */
async function skipWelcome(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Passer" }).click();
}

/** Until the worker holds the whole shell: from then on the page opens without network. It need not wait for the page to rest. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        registration?.installing?.postMessage({ type: "FILL_SHELL" });
        return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}
