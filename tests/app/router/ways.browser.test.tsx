import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { communeIn } from "../../../src/app/city/city-record.ts";
import { aCity } from "../../examples/a-city.ts";
import { aModerator, anAdmin } from "../../examples/accounts.ts";
import { barriers, pageBarriers } from "../../ui/framed.tsx";
import { inCity } from "../an-app-state.ts";
import { address, heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

describe("a screen outside a commune", () => {
  it.each([
    "/profile",
    "/about",
    "/ideas",
    "/settings/notifications",
    "/admin-dashboard",
    "/modifyCity?cityId=29019",
    "/nulle/part",
    "/city/France/map/onboarding",
    "/auth/action",
    "/?redirect=%2Fcity%2F29019%2Fthreads",
  ])("has the bar and the tabs of one’s own commune: %s [NAV-19, UI-31, UI-3]", async (path) => {
    await page.viewport(320, 640);
    onTestFinished(() => page.viewport(414, 896));
    await openApp(path, { actor: anAdmin() });
    const tabs = page.getByRole("navigation", { name: "Navigation principale" });
    const map = tabs.getByRole("link", { name: "Carte" });
    await expect.element(map).toBeInViewport();
    await expect.element(page.getByRole("heading", { level: 1 })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await pageBarriers()).toEqual([]);
    await map.click();
    await expect.element(address()).toHaveTextContent("/city/35024/map/anomalies");
  });

  it("opens the choice of a commune, and warns of nothing, where none is asked about [CITY-4] [CITY-35]", async () => {
    await openApp("/modifyCity");
    await expect.element(address()).toHaveTextContent("/city/France/map/onboarding");
    await expect.element(heading("Changer de commune")).toBeVisible();
    expect(page.getByText("Veuilliez sélectionner une ville").elements()).toEqual([]);
  });

  it("names one’s own commune where the device remembers it and the databases have not got it [CITY-35]", async () => {
    const { id, name, population, position, positionCityHall } = aCity({ id: "35024" });
    const cityHall = positionCityHall;
    communeIn(localStorage).write({ id, name, population, place: position, cityHall });
    await openApp("/city/France/map/onboarding");
    await expect.element(page.getByText(`Votre commune est ${name}.`)).toBeVisible();
    const stay = page.getByRole("link", { name: `Rester à ${name}` });
    await expect.element(stay).toHaveAttribute("href", "/city/35024/map/anomalies");
    await expect.element(page.getByText("Consultées récemment")).not.toBeInTheDocument();
  });

  it.each(["/auth/action", "/?redirect=%2Fadmin-dashboard"])(
    "leads back to the map from its bar where nobody is signed in, and shows no tabs: %s [NAV-19, UI-3]",
    async (path) => {
      await page.viewport(320, 640);
      onTestFinished(() => page.viewport(414, 896));
      await openApp(path, { actor: undefined });
      const back = page.getByRole("banner").getByRole("link", { name: "Revenir à la carte" });
      await expect.element(back).toBeInViewport();
      expect(page.getByRole("navigation", { name: "Navigation principale" }).elements()).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(await pageBarriers()).toEqual([]);
    },
  );

  it("tells moderators of the commune, and nobody else, that they are, and leads to what waits for them [UI-30] [MOD-6]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    const inBar = page.getByRole("banner").getByRole("link", { name: /^À traiter/u });
    const tab = page.getByRole("navigation").getByRole("link", { name: /^À traiter/u });
    await openApp("/profile", { actor: aModerator() });
    for (const [width, shown, other] of [
      [320, tab, inBar],
      [1280, inBar, tab],
    ] as const) {
      await page.viewport(width, 800);
      await expect.element(shown).toHaveAttribute("href", "/city/35024/threads");
      await expect.element(other).not.toBeInTheDocument();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    await cleanup();
    await openApp("/profile");
    await expect.element(page.getByRole("banner")).toBeVisible();
    expect([...inBar.elements(), ...tab.elements()]).toEqual([]);
  });

  it("leads to Home while there is no commune [NAV-19]", async () => {
    await openApp("/profile", { city: inCity(undefined) });
    await page.getByRole("link", { name: "Revenir à l’accueil" }).click();
    await expect.element(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
  });
});

it("a photo shared before there is a commune is gone on with once one is chosen [SW-14]", async () => {
  await openApp("/share", { city: inCity(undefined) });
  await expect.element(heading("Choisir ma commune")).toBeVisible();
  await expect.element(address()).toHaveTextContent("/city/France/map/onboarding?redirect=%2Fshare");
});

it("a toast leaves the heading of a screen outside a commune in sight [UI-26, UI-1]", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
  await openApp("/city/Betton/details");
  const title = heading("Changer de commune");
  await expect.element(title).toBeVisible();
  const words = page.getByText("Veuilliez sélectionner une ville");
  await expect.element(words).toBeVisible();
  const endOf = () => title.element().getBoundingClientRect().bottom;
  await expect.poll(() => words.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(endOf());
});

describe("« À propos »", () => {
  it("opens at the part that a link from elsewhere names [NAV-26, NAV-8]", async () => {
    await openApp("/about#accessibilite");
    const part = page.getByRole("region", { name: "Accessibilité" });
    await expect.element(part).toHaveFocus();
    await expect.poll(() => Math.abs(part.element().getBoundingClientRect().top)).toBeLessThan(100);
  });

  it("is read from Home at the part one asked for, and from every « ? » [NAV-21, NAV-8]", async () => {
    await openApp("/", { city: inCity(undefined) });
    await page.getByRole("link", { name: /^Accessibilité/u }).click();
    await expect.element(heading("À propos de Parvis")).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Accessibilité" })).toHaveFocus();
    await cleanup();
    await openApp("/city/35024/list/anomalies");
    await page.getByRole("button", { name: "Aide" }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /^À propos/u })
      .click();
    await expect.element(heading("À propos de Parvis")).toHaveFocus();
  });
});

describe("the notifications", () => {
  it("are reached by the bell, which says where one is [UI-22, UI-27]", async () => {
    await openApp("/city/35024/list/anomalies");
    await expect.element(heading("Anomalies")).toBeVisible();
    await page.getByRole("link", { name: "Notifications" }).click();
    await expect.element(heading("Notifications")).toHaveFocus();
    await expect
      .element(page.getByRole("link", { name: "Notifications" }))
      .toHaveAttribute("aria-current", "page");
    const bell = page.getByRole("link", { name: "Notifications" }).element();
    const { content, blockSize } = getComputedStyle(bell, "::after");
    expect([content, blockSize]).toEqual(['""', "3px"]);
    expect(await barriers()).toEqual([]);
  });
});
