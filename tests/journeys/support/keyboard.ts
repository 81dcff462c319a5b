import { expect, type Locator, type Page } from "@playwright/test";

const TAB_STOPS_MAX = 150;

/** Walks with the Tab key until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < TAB_STOPS_MAX; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${String(target)} is not reached by the Tab key.`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

export async function typeIn(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Types until an answer is there, and takes the first. */
export async function pickFirst(page: Page, box: Locator, asked: string, answer: RegExp): Promise<void> {
  await typeIn(page, box, asked);
  await expect(page.getByRole("option", { name: answer }).first()).toBeVisible();
  await page.keyboard.press("Enter");
}
