import { expect, type Locator, type Page } from "@playwright/test";

/** The badge of the bar: what it says is what is not sent. */
export function outboxBadge(page: Page): Locator {
  return page.getByRole("button", { name: /ouvrir les envois/u });
}

export async function untilAllSent(page: Page): Promise<void> {
  await expect(outboxBadge(page)).toHaveAccessibleName(/^Tout est envoyé/u);
}

export async function openOutbox(page: Page): Promise<Locator> {
  await outboxBadge(page).click();
  const panel = page.getByRole("dialog", { name: "Envois" });
  await expect(panel).toBeVisible();
  return panel;
}
