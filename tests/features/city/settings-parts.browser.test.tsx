import { expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { aCity } from "../../examples/a-city.ts";
import { aModerator } from "../../examples/accounts.ts";
import { barriers } from "../../ui/framed.tsx";
import { openCity } from "./open-city.tsx";

it("shows moderators what they settle for everybody before what they settle for themselves, and others the latter [CITY-36]", async () => {
  const parts = () => page.getByRole("navigation", { name: "Réglages" }).getByRole("link").elements();
  await openCity({ at: "settings", actor: aModerator() });
  await expect.element(page.getByRole("link", { name: "La mairie" })).toHaveAttribute("aria-current", "page");
  await expect.element(page.getByRole("region", { name: "Message de la mairie" })).toBeVisible();
  expect(parts().map(({ textContent }) => textContent)).toEqual([
    "La mairie",
    "Signalements",
    "Réponses types",
    "Journal de modération",
    "Affichage",
    "Mes lieux",
    "Cet appareil",
  ]);
  await cleanup();
  await openCity({ at: "settings" });
  await expect.element(page.getByRole("link", { name: "Affichage" })).toHaveAttribute("aria-current", "page");
  expect(parts().map(({ textContent }) => textContent)).toEqual(["Affichage", "Mes lieux", "Cet appareil"]);
});

it("shows no setting as empty of a commune that was never read here [CITY-36] [P13]", async () => {
  await openCity({ at: "settings", actor: aModerator(), city: aCity({ rev: 0 }) });
  const unknown = page.getByText(/^Les réglages de la commune ne sont pas encore sur cet appareil/u);
  await expect.element(unknown).toBeVisible();
  await expect.element(page.getByLabelText(/^Adresse postale/u)).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
});
