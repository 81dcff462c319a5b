import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { aCity } from "../../examples/a-city.ts";
import { chooseLocale } from "../../../src/i18n/activate-locale.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { heading, openApp } from "../router/open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

const help = () => page.getByRole("button", { name: "Aide" });
const panel = () => page.getByRole("dialog", { name: "Aide" });

describe("help", () => {
  it("explains the screen one is on, and gives the focus back [UI-20, UI-3]", async () => {
    await openApp("/profile");
    await expect.element(heading("Mon compte")).toBeVisible();
    await help().click();
    await expect.element(panel().getByText(/^Votre nom, vos contributions/u)).toBeVisible();
    await expect.element(panel().getByText("Légende de la carte")).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    for (let tab = 0; tab < 6; tab += 1) {
      await userEvent.tab();
      const inPage =
        document.activeElement !== document.body && !panel().element().contains(document.activeElement);
      expect(inPage).toBe(false);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(help()).toHaveFocus();
  });

  it("offers the other language, on a screen of a commune too [UI-4]", async () => {
    onTestFinished(() => chooseLocale("fr"));
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: undefined, heard: true });
    await openApp("/city/35024/list/anomalies", data);
    await help().click();
    await panel().getByRole("button", { name: "English" }).click();
    await expect.element(page.getByRole("dialog", { name: "Help" })).toBeVisible();
    await expect.poll(() => document.documentElement.lang).toBe("en");
    await expect.element(page.getByRole("button", { name: "Français" })).toBeVisible();
  });

  it("shows, on a map, what pins mean, what the commune says and whom to call [UI-20, MAP-1, UI-3]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(320, 640);
    const city = aCity({
      message: "Marché déplacé place de la Gare.",
      emergencyContacts: [{ name: "Police municipale", phone: "02 99 55 81 01" }],
    });
    const data = await openDatabases({ city, anomalies: [], actor: undefined, heard: true });
    await openApp("/city/35024/map/anomalies", data);
    await help().click();
    await expect.element(panel().getByText("Marché déplacé place de la Gare.")).toBeVisible();
    await expect
      .element(panel().getByRole("link", { name: "02 99 55 81 01" }))
      .toHaveAttribute("href", "tel:0299558101");
    await expect.element(panel().getByText(/^Rond\s: /u)).toBeInTheDocument();
    await expect.element(panel().getByText("Prise en compte")).toBeInTheDocument();
    await expect.element(panel().getByText("Éclairage public")).toBeInTheDocument();
    await expect.element(panel().getByText("Parcourir les anomalies avec les flèches")).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await pageBarriers()).toEqual([]);
  });

  it("stands in the same place on each screen [UI-20]", async () => {
    const edges: number[] = [];
    for (const at of ["/nulle/part", "/city/35024/list/anomalies"]) {
      await openApp(at);
      await expect.element(help()).toBeVisible();
      const { right, top, height } = help().element().getBoundingClientRect();
      edges.push(Math.round(right), Math.round(top + height / 2));
      await cleanup();
    }
    expect(edges.slice(0, 2)).toEqual(edges.slice(2));
  });

  it("opens with « ? », not while one types, and not when that is switched off [UI-20]", async () => {
    await openApp("/nulle/part");
    const field = page.getByRole("searchbox", { name: "Chercher sur cet appareil" });
    await field.fill("");
    await field.click();
    await userEvent.keyboard("?");
    await expect.element(field).toHaveValue("?");
    expect(panel().elements()).toEqual([]);
    (page.getByRole("link", { name: "Ouvrir la carte" }).element() as HTMLElement).focus();
    await userEvent.keyboard("?");
    await panel().getByRole("checkbox", { name: "Ouvrir l’aide avec la touche « ? »" }).click();
    await page.getByRole("button", { name: "Fermer" }).click();
    await expect.element(page.getByRole("link", { name: "Ouvrir la carte" })).toHaveFocus();
    await userEvent.keyboard("?");
    expect(panel().elements()).toEqual([]);
  });
});
