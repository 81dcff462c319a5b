import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { aCity } from "../../examples/a-city.ts";
import { barriers } from "../../ui/framed.tsx";
import { goOffline } from "../../support/go-offline.ts";
import { openIdeas } from "./open-ideas.tsx";

const PHONE = { width: 390, height: 844 };
const TOP_BAR_PX = 56;

describe("the form of an idea", () => {
  it("has two screens of a phone at most, its categories in tiles and « Envoyer » in reach [FORM-9]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(PHONE.width, PHONE.height);
    await openIdeas({ at: "/city/35024/map/new-idea" });
    const tiles = () => page.getByRole("group", { name: "Catégorie" }).getByRole("radio").elements();
    await expect.poll(() => tiles().length).toBe(6);
    const form = document.querySelector("form")?.getBoundingClientRect();
    expect(Number(form?.height) + TOP_BAR_PX).toBeLessThanOrEqual(2 * PHONE.height);
    await expect.element(page.getByRole("button", { name: "Envoyer l’idée" })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    expect(tiles()).toHaveLength(12);
    expect(await barriers()).toEqual([]);
  });

  it("says that the town hall will not be told where nobody there uses Parvis, to all but who moderates it [P13]", async () => {
    const nobody = page.getByText("Aucun agent de Betton n’utilise encore Parvis", { exact: false });
    const opened = { at: "/city/35024/map/new-idea", city: aCity({ moderatorsCount: 0 }) };
    await openIdeas(opened);
    await expect.element(nobody).toBeVisible();
    for (const other of [{ city: aCity() }, { actor: { moderatorOfCities: ["35024"] } }]) {
      await cleanup();
      await openIdeas({ ...opened, ...other });
      await expect.element(page.getByRole("button", { name: "Envoyer l’idée" })).toBeVisible();
      expect(nobody.elements()).toEqual([]);
    }
  });

  it("says beside « Envoyer » what becomes of it without network, and no more once that is back [OFF-1, P13]", async () => {
    goOffline();
    await openIdeas({ at: "/city/35024/map/new-idea" });
    const kept = page.getByText(/^Sans réseau\s: ce sera enregistré sur cet appareil/u);
    await expect.element(kept).toBeInViewport();
    expect(await barriers()).toEqual([]);
    vi.restoreAllMocks();
    dispatchEvent(new Event("online"));
    await expect.element(kept).not.toBeInTheDocument();
  });
});
