import { afterEach, describe, expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { START_VIEW_MS_MAX } from "../../../src/clock/waits.ts";
import type { Actor } from "../../../src/domain/account/actor.ts";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { aCity } from "../../examples/a-city.ts";
import { someCityPreferences } from "../../examples/a-command.ts";
import { aGuest, aModerator, aMembership } from "../../examples/accounts.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { takeClock } from "../../support/take-clock.ts";
import { address, heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

/** The app waits for what was settled only so long; a busy machine may read it later. */
function settled(over: Parameters<typeof openDatabases>[0]) {
  takeClock();
  return openDatabases(over);
}

const IN_BETTON = { city: aCity(), anomalies: [], actor: undefined, heard: true };

describe("Home", () => {
  it("comes back to the last place a person was let into, with what the address carried [NAV-1, NAV-9]", async () => {
    localStorage.setItem("parvis.route", "CityDetails");
    await openApp("/?src=affiche#top");
    await expect.element(address()).toHaveTextContent("/city/35024/details?src=affiche#top");
  });

  it("opens the map by default, and at once where this browser keeps nothing [NAV-1, CITY-25]", async () => {
    await openApp("/", { keepsData: false });
    await expect.element(address()).toHaveTextContent("/city/35024/map/anomalies");
  });

  it("opens the list first for who prefers it, with what the address carried [CITY-25, NAV-9]", async () => {
    const data = await settled({ ...IN_BETTON, membership: aMembership({ view: "list" }) });
    await openApp("/?src=affiche#top", data);
    await expect.element(address()).toHaveTextContent("/city/35024/list/anomalies?src=affiche#top");
  });

  it("opens the list first once this device was told to, sent or not [CITY-25, OFF-1]", async () => {
    const data = await settled(IN_BETTON);
    const command = someCityPreferences({ places: [], opensOn: null, view: "list" });
    await data.device.outbox.add(rowOf({ command, photoIds: [] }));
    await openApp("/", data);
    await expect.element(address()).toHaveTextContent("/city/35024/list/anomalies");
  });

  it.each([
    ["MapAnomalies", "list", "/list/anomalies"],
    ["ListAnomalies", "map", "/map/anomalies"],
    ["CityDetails", "list", "/details"],
  ] as const)(
    "after %s, with the %s settled, leads to %s [NAV-1, NAV-23, CITY-25]",
    async (last, view, expected) => {
      localStorage.setItem("parvis.route", last);
      const data = await settled({ ...IN_BETTON, membership: aMembership({ view }) });
      await openApp("/?src=affiche#top", data);
      await expect.element(address()).toHaveTextContent(`/city/35024${expected}?src=affiche#top`);
    },
  );

  it.each([
    ["MapAnomalies", "/map/anomalies"],
    ["ListAnomalies", "/list/anomalies"],
  ])(
    "goes back to %s where nothing was settled, or nothing is kept [NAV-1, NAV-23]",
    async (last, expected) => {
      localStorage.setItem("parvis.route", last);
      const data = await settled({ ...IN_BETTON, membership: aMembership() });
      await openApp("/", data);
      await expect.element(address()).toHaveTextContent(`/city/35024${expected}`);
      await cleanup();
      localStorage.setItem("parvis.route", last);
      await openApp("/", { keepsData: false });
      await expect.element(address()).toHaveTextContent(`/city/35024${expected}`);
    },
  );

  it.each(["/city/35024/threads", "/admin-dashboard"])(
    "remembers no place that was refused: %s [NAV-1, NAV-16]",
    async (refused) => {
      await openApp(refused);
      await expect.element(heading(/^Cette page demande/u)).toBeVisible();
      expect(localStorage.getItem("parvis.route")).toBeNull();
    },
  );

  it.each([
    ["/city/35024/notifications", "Notifications", aGuest(), "Notifications"],
    ["/about", "À propos de Parvis", aGuest(), "About"],
    ["/city/35024/threads", "À traiter", aModerator(), "Threads"],
  ])("remembers %s, where one was let in [NAV-1, NAV-16]", async (at, title, actor: Actor, name) => {
    await openApp(at, { actor });
    await expect.element(heading(title)).toBeVisible();
    await expect.poll(() => localStorage.getItem("parvis.route")).toBe(name);
  });

  it.each(["Threads", "AdminDashboard"])(
    "leads who has lost the right to %s to the map, at once and for good [NAV-17]",
    async (lost) => {
      localStorage.setItem("parvis.route", lost);
      const clock = takeClock();
      await openApp("/", { actor: aModerator({ moderatorOfCities: ["29019"] }) });
      await expect.element(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
      const placeInTime = async () => {
        await clock.advance(START_VIEW_MS_MAX);
        return address().element().textContent;
      };
      await expect.poll(placeInTime).toBe("/city/35024/map/anomalies");
      await expect.poll(() => localStorage.getItem("parvis.route")).toBe("MapAnomalies");
    },
  );

  it("remembers no place on the way elsewhere [NAV-1, NAV-16]", async () => {
    await openApp("/profile?redirect=%2Fabout");
    await expect.element(heading("Mon compte")).toBeVisible();
    expect(localStorage.getItem("parvis.route")).toBeNull();
  });
});
