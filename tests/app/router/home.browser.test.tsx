import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { aGuest, aModerator } from "../../examples/accounts.ts";
import { address, heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
});

describe("Home", () => {
  it("comes back to the last place a person was let into, with what the address carried [NAV-1, NAV-9]", async () => {
    localStorage.setItem("parvis.route", "CityDetails");
    await openApp("/?src=affiche#top");
    await expect.element(address()).toHaveTextContent("/city/35024/details?src=affiche#top");
  });

  it.each(["/city/35024/threads", "/admin-dashboard"])(
    "remembers no place that was refused: %s [NAV-1, NAV-16]",
    async (refused) => {
      await openApp(refused);
      await expect.element(heading(/^Cette page demande/u)).toBeVisible();
      expect(localStorage.getItem("parvis.route")).toBeNull();
    },
  );

  it.each([
    ["/city/35024/threads", "Modération", aModerator(), "Threads"],
    ["/city/35024/notifications", "Notifications", aGuest(), "Notifications"],
    ["/settings/notifications", "Réglages des notifications", aGuest(), "NotificationSettings"],
    ["/about", "À propos", aGuest(), "About"],
  ])("remembers %s, where one was let in [NAV-1, NAV-16]", async (at, title, actor: Actor, name) => {
    await openApp(at, { actor });
    await expect.element(heading(title)).toBeVisible();
    await expect.poll(() => localStorage.getItem("parvis.route")).toBe(name);
  });

  it.each(["Threads", "AdminDashboard"])(
    "leads who has lost the right to %s to the map, at once and for good [NAV-17]",
    async (lost) => {
      localStorage.setItem("parvis.route", lost);
      await openApp("/", { actor: aModerator({ moderatorOfCities: ["29019"] }) });
      await expect.element(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
      await expect.element(address()).toHaveTextContent("/city/35024/map/anomalies");
      await expect.poll(() => localStorage.getItem("parvis.route")).toBe("MapAnomalies");
    },
  );

  it("leads a moderator back to what they moderate [NAV-1, NAV-16]", async () => {
    localStorage.setItem("parvis.route", "Threads");
    await openApp("/", { actor: aModerator() });
    await expect.element(heading("Modération")).toBeVisible();
  });

  it("is not where a page that it leads to sends back to: the map is [NAV-16]", async () => {
    localStorage.setItem("parvis.route", "About");
    await openApp("/");
    await expect.element(heading("À propos")).toBeVisible();
    await page.getByRole("link", { name: "Revenir à la carte" }).click();
    await expect.element(address()).toHaveTextContent("/city/35024/map/anomalies");
  });

  it("remembers no place on the way elsewhere [NAV-1, NAV-16]", async () => {
    await openApp("/profile?redirect=%2Fabout");
    await expect.element(heading("Mon compte")).toBeVisible();
    expect(localStorage.getItem("parvis.route")).toBeNull();
  });
});
