import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "./open-screen.tsx";
import { address, send } from "./write-report.ts";

describe("the place of a new report", () => {
  it("says at « C’est ici » that the place is missing, and leads there: the search for an address is one way of several [FORM-5, MAP-3]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await send().click();
    const here = page.getByRole("button", { name: "C’est ici" });
    await page.getByRole("link", { name: /^Lieu.: placez le repère/u }).click();
    await expect.element(here).toHaveFocus();
    await expect.element(here).toHaveAccessibleDescription(/^Placez le repère, puis appuyez sur/u);
    await expect.element(address()).not.toHaveAttribute("aria-invalid", "true");
    await expect.element(address()).not.toHaveAccessibleDescription();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Lieu choisi" })).toHaveFocus();
    await expect.element(page.getByText(/^Placez le repère/u)).not.toBeInTheDocument();
  });

  it("says on a ground that shows nothing which ways there are without it, and covers nothing with that [MAP-4, MAP-3]", async () => {
    await page.viewport(390, 844);
    await openScreen({ at: "/map/new-anomaly" });
    await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
    const way = page.getByText(/^Utilisez «\sMa position\s», ou cherchez une adresse\.$/u);
    await expect.element(way).toBeVisible();
    await expect.element(page.getByText(/^Déplacez la carte/u)).not.toBeInTheDocument();
    const middle = page.getByRole("application").element().getBoundingClientRect();
    const said = [way, page.getByText("Fond de carte indisponible")].map((words) =>
      words.element().getBoundingClientRect(),
    );
    for (const { top } of said) expect(top).toBeGreaterThan(middle.top + middle.height / 2);
  });

  it("draws no town hall under the pin that chooses a place [MAP-3]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await expect.element(page.getByRole("button", { name: "C’est ici" })).toBeVisible();
    await expect.poll(() => document.querySelector(".leaflet-overlay-pane path")).not.toBeNull();
    await expect.element(page.getByText("Mairie", { exact: true })).not.toBeInTheDocument();
  });
});
