import { expect, type Locator, type Page } from "@playwright/test";

/** The badge of the bar: what it says is what is not sent. */
export function outboxBadge(page: Page): Locator {
  return page.getByRole("button", { name: /ouvrir les envois/u });
}

/** The badge counts a moment after the device has kept something: a card that says it is only kept comes first. */
export async function untilAllSent(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: /^Enregistré sur cet appareil/u })).toBeHidden();
  await expect(outboxBadge(page)).toHaveAccessibleName(/^Tout est envoyé/u);
}

export async function openOutbox(page: Page): Promise<Locator> {
  await outboxBadge(page).click();
  const panel = page.getByRole("dialog", { name: "Envois" });
  await expect(panel).toBeVisible();
  return panel;
}
