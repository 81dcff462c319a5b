import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { localGuest, rememberAccount } from "../../../src/app/session/known-account.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../../examples/accounts.ts";
import { aCity } from "../../examples/a-city.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { barriers, pageBarriers } from "../../ui/framed.tsx";
import { inCity } from "../an-app-state.ts";
import { address, heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

describe("the doors of the app", () => {
  it.each([
    ["/city/35024/threads?sort=age#top", aGuest()],
    ["/city/29019/threads", aModerator()],
    ["/admin-dashboard", aModerator()],
  ])(
    "refuse %s, say so, and lead nowhere by themselves [NAV-4, NAV-5, NAV-6]",
    async (asked, actor: Actor) => {
      await openApp(asked, { actor });
      await expect.element(heading("Cette page demande des droits que vous n’avez pas")).toBeVisible();
      await expect.element(address()).toHaveTextContent(`/?redirect=${encodeURIComponent(asked)}`);
      expect(await pageBarriers()).toEqual([]);
    },
  );

  it("wait for roles that may still be proven [NAV-11]", async () => {
    const store = await openApp("/admin-dashboard", { signIn: "unknown" });
    await expect.element(page.getByRole("progressbar", { name: "Chargement" })).toBeInTheDocument();
    store.set({ actor: anAdmin(), signIn: "done" });
    await expect.element(heading("Administration")).toBeVisible();
  });

  it("show the loading bar while a commune that is not here yet is on its way [CITY-31]", async () => {
    const data = await openDatabases({
      city: aCity({ id: "35238" }),
      anomalies: [],
      actor: undefined,
      heard: false,
    });
    await openApp("/city/35024/details", data);
    await expect.element(heading("Ma commune")).toBeInTheDocument();
    await expect.element(page.getByRole("progressbar", { name: "Chargement" })).toBeInTheDocument();
  });

  it("say of a refused page that it opens, once the right is there [NAV-6, NAV-9]", async () => {
    await openApp("/?redirect=%2Fcity%2F35024%2Fthreads%3Fsort%3Dage", { actor: aModerator() });
    await page.getByRole("link", { name: "Ouvrir la page demandée" }).click();
    await expect.element(heading("À traiter")).toBeVisible();
    await expect.element(address()).toHaveTextContent("/city/35024/threads?sort=age");
  });

  it("lead who signs in from a refused page to it, once they may enter, and not before [NAV-6, NAV-9]", async () => {
    const store = await openApp("/city/35024/threads?sort=age");
    await page.getByRole("link", { name: "Se connecter" }).click();
    await expect.element(heading("Mon compte")).toHaveFocus();
    store.set({ actor: aResident() });
    await expect.element(page.getByText(/compte invité/u)).not.toBeInTheDocument();
    await expect.element(heading("Mon compte")).toBeVisible();
    store.set({ actor: aModerator() });
    await expect.element(heading("À traiter")).toHaveFocus();
    await expect.element(address()).toHaveTextContent("/city/35024/threads?sort=age");
  });

  it.each(["%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "%2F%5Cevil.example"])(
    "lead nobody who signs in to %s [NAV-7]",
    async (redirect) => {
      await openApp(`/profile?redirect=${redirect}`, { actor: aModerator() });
      await expect.element(heading("Mon compte")).toBeVisible();
      await expect.element(address()).toHaveTextContent(`/profile?redirect=${redirect}`);
    },
  );

  it("follow no redirect that leads out of the app [NAV-7]", async () => {
    await openApp("/?redirect=%2F%2Fevil.example", { city: inCity(undefined) });
    await expect.element(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
    expect(
      page
        .getByRole("link")
        .elements()
        .filter((link) => link.getAttribute("href")?.includes("evil")),
    ).toEqual([]);
  });

  it("answer any other path with « Page introuvable », the path, and ways on [NAV-13, UI-3]", async () => {
    await openApp("/nulle/part?x=1");
    await expect.element(heading("Page introuvable")).toBeVisible();
    await expect.element(page.getByRole("code")).toHaveTextContent("/nulle/part");
    await expect
      .element(page.getByRole("link", { name: "Ouvrir la liste" }))
      .toHaveAttribute("href", "/city/35024/list/anomalies");
    expect(await pageBarriers()).toEqual([]);
  });
});

describe("the commune of the address", () => {
  it("that is another one leads to ModifyCity, with the params and the whole path [NAV-12, NAV-9]", async () => {
    await openApp("/city/29019/list/anomaly/abc?tri=age");
    await expect
      .element(address())
      .toHaveTextContent(
        `/modifyCity?cityId=29019&anomalyId=abc&redirect=${encodeURIComponent("/city/29019/list/anomaly/abc?tri=age")}`,
      );
  });

  it("that is another one is not where Home comes back to [NAV-1, NAV-12]", async () => {
    localStorage.setItem("parvis.route", "ListAnomalies");
    await openApp("/city/29019/details");
    await expect
      .element(address())
      .toHaveTextContent("/modifyCity?cityId=29019&redirect=%2Fcity%2F29019%2Fdetails");
    expect(localStorage.getItem("parvis.route")).toBe("ListAnomalies");
  });

  it("that is another one and names no screen is asked about too [NAV-12]", async () => {
    await openApp("/city/29019");
    await expect.element(address()).toHaveTextContent("/modifyCity?cityId=29019&redirect=%2Fcity%2F29019");
  });

  it.each([
    ["/city/2a004/details?x=1#y", "2A004", "/city/2A004/details?x=1#y"],
    ["/city/75101/details", "75056", "/city/75056/details"],
  ])("%s is spelt as the register does [NAV-14]", async (written, cityId, spelt) => {
    await openApp(written, { city: inCity(cityId) });
    await expect.element(address()).toHaveTextContent(spelt);
  });

  it("that is part of another one is asked about as the whole commune [CITY-29, NAV-12]", async () => {
    await openApp("/modifyCity?cityId=75101");
    await expect.element(heading(/^Vous ouvrez une page de (?:la commune 75056|Paris)$/u)).toBeVisible();
  });

  it.each(["/city/%2F/map/anomalies", "/city/..%2F35024/details", "/city/Betton/details"])(
    "%s is none: the specified words, and a choice [CITY-4, NAV-2]",
    async (written) => {
      await openApp(written);
      await expect.element(page.getByText("Veuilliez sélectionner une ville")).toBeVisible();
      await expect.element(address()).toHaveTextContent("/city/France/map/onboarding");
    },
  );

  it("must be chosen by who has none, and the link is kept [NAV-2, NAV-9]", async () => {
    const store = await openApp("/city/35024/details", { city: inCity(undefined) });
    await expect.element(page.getByRole("progressbar", { name: "Chargement" })).toBeInTheDocument();
    store.set({ profileUid: store.get().actor?.uid });
    await expect.element(heading("Choisir ma commune")).toBeVisible();
    await expect
      .element(address())
      .toHaveTextContent("/city/France/map/onboarding?redirect=%2Fcity%2F35024%2Fdetails");
  });

  it("is chosen without waiting for the account, where nobody was here before [NAV-2, NAV-11]", async () => {
    const newcomer = { actor: undefined, signIn: "unknown", city: inCity(undefined) } as const;
    await openApp("/city/35024/details", newcomer);
    await expect.element(heading("Choisir ma commune")).toBeVisible();
    await expect
      .element(address())
      .toHaveTextContent("/city/France/map/onboarding?redirect=%2Fcity%2F35024%2Fdetails");
  });

  it("is waited for, where somebody was here before [NAV-11]", async () => {
    rememberAccount(localStorage, localGuest("known"));
    await openApp("/city/35024/details", { actor: undefined, signIn: "unknown", city: inCity(undefined) });
    await expect.element(page.getByRole("progressbar", { name: "Chargement" })).toBeInTheDocument();
    await expect.element(address()).toHaveTextContent("/city/35024/details");
  });

  it("is waited for, where the profile may still bring it [NAV-11, AUTH-3]", async () => {
    const store = await openApp("/city/35024/details", { city: inCity(undefined) });
    store.set({ city: inCity("35024") });
    await expect.element(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
    await expect.element(address()).toHaveTextContent("/city/35024/details");
  });

  it("that could not be loaded leads to the choice of one, in the specified words [CITY-4]", async () => {
    const store = await openApp("/city/35024/details");
    store.set({ city: inCity(undefined, { failed: true }) });
    await expect.element(page.getByText("Veuilliez sélectionner une ville")).toBeVisible();
    await expect.element(address()).toHaveTextContent("/city/France/map/onboarding");
  });

  it("can be looked at without leaving one’s own, and not written to [NAV-15]", async () => {
    await openApp("/city/29019/map/new-anomaly", { city: inCity("35024", { visitedCityId: "29019" }) });
    await expect.element(page.getByText(/Pour y signaler quelque chose, changez de commune/u)).toBeVisible();
    await expect.element(page.getByText(/Vous consultez 29019 sans en faire votre commune/u)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Revenir à 35024" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
