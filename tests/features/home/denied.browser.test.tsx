import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { DeniedPage } from "../../../src/features/home/denied-page.tsx";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

describe("a refused navigation", () => {
  it("says which page was asked for and leads back to the map [NAV-6, UI-3]", async () => {
    await renderFramed(
      <BareShell>
        <DeniedPage asked="/city/35024/threads?sort=age" mapPath="/city/35024/map/anomalies" isGuest />
      </BareShell>,
    );
    await expect.element(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Cette page demande des droits que vous n’avez pas");
    await expect
      .element(page.getByText(/^La page «\sÀ traiter\s» est réservée aux modérateurs de la commune\. Si/u))
      .toBeVisible();
    await expect.element(page.getByText(/threads/u)).not.toBeInTheDocument();
    const back = page.getByRole("link", { name: "Revenir à la carte" });
    await expect.element(back).toHaveAttribute("href", "/city/35024/map/anomalies");
    expect(await pageBarriers()).toEqual([]);
  });

  it("says that signing in needs a network, where there is none [NAV-6, P13]", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    await renderFramed(
      <BareShell>
        <DeniedPage asked="/admin-dashboard" mapPath="/city/35024/map/anomalies" isGuest />
      </BareShell>,
    );
    await expect.element(page.getByText("Il faut du réseau pour cela.")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Se connecter" })).toBeVisible();
  });

  it("offers no sign-in to somebody who is signed in [NAV-6]", async () => {
    await renderFramed(
      <BareShell>
        <DeniedPage asked="/admin-dashboard" mapPath="/city/35024/map/anomalies" isGuest={false} />
      </BareShell>,
    );
    await expect.element(page.getByRole("link", { name: "Revenir à la carte" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Se connecter" })).not.toBeInTheDocument();
  });

  it("is open to somebody who was given the right meanwhile [NAV-24, UI-3]", async () => {
    await renderFramed(
      <BareShell>
        <DeniedPage
          asked="/city/35024/threads?sort=age"
          isOpen
          isGuest={false}
          mapPath="/city/35024/map/anomalies"
        />
      </BareShell>,
    );
    await expect
      .element(page.getByRole("heading", { level: 1 }))
      .toHaveTextContent("Cette page vous est ouverte");
    await expect.element(page.getByText(/que vous n’avez pas/u)).not.toBeInTheDocument();
    const way = page.getByRole("link", { name: "Ouvrir la page demandée" });
    await expect.element(way).toHaveAttribute("href", "/city/35024/threads?sort=age");
    expect(await pageBarriers()).toEqual([]);
  });
});
