import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";

export const field = (name: string | RegExp) => page.getByRole("textbox", { name });
export const address = () => page.getByRole("combobox", { name: "Chercher une adresse" });
export const more = () => page.getByRole("button", { name: "Plus", exact: true });
export const precisions = () => page.getByText("Ajouter des précisions");
export const send = () => page.getByRole("button", { name: "Envoyer le signalement" });

/** Of a commune that has a report there. Nothing answers on the stand-in's port: the address search is as without network. */
export async function writeByKeyboard(): Promise<void> {
  await userEvent.click(address());
  await userEvent.keyboard("tregor");
  await expect.element(page.getByRole("option", { name: "3 rue du Trégor, 35830 Betton" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await more().click();
  await userEvent.click(page.getByRole("combobox", { name: /^Rechercher une catégorie/u }));
  await userEvent.keyboard("reverbere{Enter}");
  await precisions().click();
  await field(/^Description/u).fill("Éteint depuis lundi soir, le trottoir est dans le noir.");
}
