import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FranceAwaited } from "../../../src/features/city-choice/france/france-frame.tsx";
import { FranceMap } from "../../../src/features/city-choice/france/france-map.tsx";
import { pageBarriers, renderControls } from "../../ui/framed.tsx";
import { apiAnswers, confirm, openPage, search } from "./open-choice.tsx";

const DEPARTMENTS = [
  { code: "75", name: "Paris", communes: [] },
  { code: "971", name: "Guadeloupe", communes: [] },
];

async function sizeOf(map: ReactNode) {
  const { container, unmount } = await renderControls(map);
  const { width, height } = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  await unmount();
  return { width, height };
}

describe("the map of France", () => {
  const department = () => page.getByRole("combobox", { name: "Département" });

  it("tells newcomers what Parvis is, and whoever changes that nothing is lost [CITY-8]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(1440, 900);
    await openPage({ mine: "35024" });
    await expect.element(page.getByRole("heading", { name: "Changer de commune" })).toBeVisible();
    await expect.element(page.getByText(/^Rien n’est perdu/u)).toBeVisible();
    await expect.element(page.getByText(/^Sans compte/u)).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    await openPage();
    await expect.element(page.getByText(/^Sans compte/u)).toBeVisible();
  });

  it("has an equivalent list for the keyboard [CITY-20, UI-3]", async () => {
    await openPage();
    await userEvent.selectOptions(department(), "35 · Ille-et-Vilaine");
    await expect.element(page.getByText("Ille-et-Vilaine : 2 communes")).toBeVisible();
    (page.getByRole("button", { name: /^Betton/u }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("button", { name: /^Rennes/u })).toHaveFocus();
    await userEvent.keyboard("b");
    await expect.element(page.getByRole("button", { name: /^Betton/u })).toHaveFocus();
    expect(await pageBarriers()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "Betton" })).toHaveFocus();
    await expect.element(confirm()).toBeInViewport();
  });

  it("takes the very room that was kept for it, on a desktop and on a phone [CITY-20]", async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.viewport(width, height);
      const awaited = await sizeOf(<FranceAwaited />);
      const drawn = await sizeOf(
        <FranceMap departments={DEPARTMENTS} chosen="" onChoose={() => undefined} />,
      );
      expect(awaited.height).toBeGreaterThan(200);
      expect(awaited).toEqual(drawn);
    }
  });

  it("opens the communes of the département that is pointed at, overseas ones too [CITY-20]", async () => {
    await openPage();
    const shape = () => document.querySelector<SVGPathElement>("path[data-department='35']");
    await expect.poll(shape).not.toBeNull();
    shape()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByText("Ille-et-Vilaine : 2 communes")).toBeVisible();
    await expect.element(department()).toHaveValue("35");
    expect(document.querySelectorAll("path[data-department]").length).toBeGreaterThan(96);
    document
      .querySelector("path[data-department='974']")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByText("La Réunion : 1 commune")).toBeVisible();
  });

  it("opens a list that is searched as one types, and gives the map back [CITY-20, UI-3]", async () => {
    await openPage();
    await userEvent.selectOptions(department(), "35 · Ille-et-Vilaine");
    const inDepartment = page.getByRole("searchbox", { name: "Chercher dans ce département" });
    await userEvent.fill(inDepartment, "350");
    await expect.element(page.getByText("Ille-et-Vilaine : 1 commune")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Rennes/u })).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Betton/u })).not.toBeInTheDocument();
    await userEvent.fill(inDepartment, "zzz");
    await expect.element(page.getByText("Ille-et-Vilaine : aucune commune")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    await page.getByRole("button", { name: "Carte de France" }).click();
    await expect.element(department()).toHaveValue("");
  });
});

describe("« Me localiser »", () => {
  it("offers the nearest centres without choosing one when the API does not answer [CITY-21, GEO-3, UI-3]", async () => {
    apiAnswers(() => new Response("<html>Wi-Fi</html>", { headers: { "content-type": "text/html" } }));
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) => {
      found({ coords: { latitude: 48.19, longitude: -1.64, accuracy: 20 } } as GeolocationPosition);
    });
    await openPage({ online: false });
    await page.getByRole("button", { name: "Me localiser" }).click();
    await expect.element(page.getByText("Vous êtes près de :")).toBeVisible();
    await expect.element(page.getByText(/Le service des communes ne répond pas/u)).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    await page.getByRole("button", { name: /Betton.*Ille-et-Vilaine.*m$/u }).click();
    await expect.element(confirm()).toBeVisible();
  });

  it("locates the device, at once after a request on the home page", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) => {
      found({ coords: { latitude: 48.18, longitude: -1.64, accuracy: 20 } } as GeolocationPosition);
    });
    await openPage({}, { locate: true });
    await expect.element(page.getByRole("heading", { name: "Betton" })).toBeVisible();
  });

  it("explains a denied permission and keeps the search [CITY-8]", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((_, failed) => {
      failed?.({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError);
    });
    await openPage();
    await page.getByRole("button", { name: "Me localiser" }).click();
    await expect.element(page.getByText("La position est bloquée pour ce site")).toBeVisible();
    await expect.element(search()).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });
});
