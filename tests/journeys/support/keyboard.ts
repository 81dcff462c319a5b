import { expect, type Locator, type Page } from "@playwright/test";

type FilePayload = Parameters<Locator["setInputFiles"]>[0];

const TAB_STOPS_MAX = 150;

/** Walks with the Tab key until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
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

/** Types until an answer is the first, which the Enter key takes: it may stand below another one before all is typed. */
export async function pickFirst(page: Page, box: Locator, asked: string, answer: RegExp): Promise<void> {
  await typeIn(page, box, asked);
  await expect(page.getByRole("option").first()).toHaveAccessibleName(answer);
  await page.keyboard.press("Enter");
}

/** Of a group, Tab reaches one choice; the arrows lead to the others, and choose. */
export async function check(page: Page, radio: Locator): Promise<void> {
  const group = page.locator(`input[name="${await radio.getAttribute("name")}"]`);
  const stop = (await group.and(page.locator(":checked")).count()) > 0 ? ":checked" : "*";
  await tabTo(page, group.and(page.locator(stop)).first());
  if (!(await radio.isChecked())) await page.keyboard.press("Space");
  for (let steps = await group.count(); steps > 0 && !(await radio.isChecked()); steps -= 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(radio).toBeChecked();
}

/** Opens the system's window for files, and takes one there. */
export async function pickFile(page: Page, field: Locator, file: FilePayload): Promise<void> {
  // Asked for before the way there: by the time of the key the browser must know that nobody sees its window.
  const chooser = page.waitForEvent("filechooser");
  chooser.catch(() => undefined);
  await tabTo(page, field);
  await page.keyboard.press("Space");
  await (await chooser).setFiles(file);
}

/**
 * Types « 2026-12-05T10:00 » into the parts of a field of a date and time, which stand in the order of the browser's own language: day
 * first, or month first and « AM » last.
 */
export async function typeMoment(page: Page, box: Locator, moment: string): Promise<void> {
  const [year = "", month = "", day = "", hour = "", minute = ""] = moment.split(/[-T:]/u);
  await tabTo(page, box);
  for (const date of [day + month, month + day]) {
    await page.keyboard.type(date + year);
    // A year may have six digits: it does not end by itself.
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type(`${hour}${minute}A`);
    if ((await box.inputValue()) === moment) return;
    for (let parts = 0; parts < 6; parts += 1) await page.keyboard.press("ArrowLeft");
  }
  await expect(box).toHaveValue(moment);
}
