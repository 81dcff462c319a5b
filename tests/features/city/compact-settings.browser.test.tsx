import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { aCity } from "../../examples/a-city.ts";
import { aModerator } from "../../examples/accounts.ts";
import { barriers } from "../../ui/framed.tsx";
import { openCity } from "./open-city.tsx";

const CONTACTS = [
  { name: "Urgences", phone: "112" },
  { name: "Astreinte de la mairie, la nuit et le week-end", phone: "02 99 55 00 00" },
];

const button = (name: string) => page.getByRole("button", { name, exact: true });
const section = (name: string) => page.getByRole("region", { name, exact: true });
const moderated = (city: ReturnType<typeof aCity>) =>
  openCity({ at: "settings?onglet=mairie", city, actor: aModerator() });

describe("the page of the town hall’s settings", () => {
  it("has a line for each of several contacts on a phone, which unfolds to be changed [CITY-36]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(390, 844);
    const { device } = await moderated(aCity({ emergencyContacts: CONTACTS }));
    const contacts = section("Contacts d’urgence");
    await expect.element(contacts.getByText("02 99 55 00 00")).toBeVisible();
    expect(contacts.element().getBoundingClientRect().height).toBeLessThan(320);
    await expect.element(page.getByRole("textbox", { name: /^Qui appeler/u })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await contacts.getByText("112").click();
    await page.getByRole("textbox", { name: /^Téléphone/u }).fill("15 ou 112");
    // A new one is typed at once, and what is wrong in another shows itself.
    await button("Ajouter un contact").click();
    await expect.poll(() => page.getByRole("textbox", { name: /^Qui appeler/u }).elements().length).toBe(2);
    await button("Retirer").nth(1).click();
    await contacts.getByText("15 ou 112").click();
    await expect.element(page.getByRole("textbox", { name: /^Téléphone/u })).not.toBeInTheDocument();
    await contacts.getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(page.getByRole("textbox", { name: /^Téléphone/u })).toHaveValue("15 ou 112");
    expect(await device.outbox.count()).toBe(0);
    expect(await barriers()).toEqual([]);
  });

  it("has a contact on one line of a desktop, with its fields [CITY-36]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1440, 900);
    await moderated(aCity({ emergencyContacts: CONTACTS }));
    const lineOf = (position: number) => [
      page.getByRole("textbox", { name: /^Qui appeler/u }).nth(position),
      page.getByRole("textbox", { name: /^Téléphone/u }).nth(position),
      button("Retirer").nth(position),
    ];
    for (const position of [0, 1]) {
      const boxes = lineOf(position).map((part) => part.element().getBoundingClientRect());
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    }
    expect(section("Contacts d’urgence").element().getBoundingClientRect().height).toBeLessThan(480);
    expect(await barriers()).toEqual([]);
  });

  it("shows the whole of a long message while it is changed [CITY-36]", async () => {
    await moderated(aCity({ message: "La foire commence samedi à 9 h.\n".repeat(12) }));
    const { scrollHeight, clientHeight } = page.getByRole("textbox", { name: /^Message/u }).element();
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  });
});
