import { expect, type Page } from "@playwright/test";

/** From the map of a commune to the form of a new idea. */
export async function openNewIdea(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Idées" }).click();
  await page.getByRole("link", { name: "Proposer une idée" }).click();
  await expect(page.getByRole("textbox", { name: "Titre" })).toBeVisible();
}

/** Fills the form in. Ends before « Envoyer ». */
export async function writeIdea(page: Page, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  await page
    .getByRole("textbox", { name: "La proposition" })
    .fill("Clôturer la bande d’herbe derrière la médiathèque et y poser huit bacs.");
  await page.getByRole("radio", { name: "Nature et espaces verts" }).check({ force: true });
}
