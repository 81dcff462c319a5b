import { afterEach, describe, expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMyCity } from "../../examples/a-command.ts";
import { aUserCity } from "../../examples/accounts.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { address, heading, openApp } from "./open-app.tsx";

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

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
    const data = await openDatabases({ ...IN_BETTON, userCity: aUserCity({ view: "list" }) });
    await openApp("/?src=affiche#top", data);
    await expect.element(address()).toHaveTextContent("/city/35024/list/anomalies?src=affiche#top");
  });

  it("opens the list first once this device was told to, sent or not [CITY-25, OFF-1]", async () => {
    const data = await openDatabases(IN_BETTON);
    const command = aMyCity({ places: [], opensOn: null, view: "list" });
    await data.device.outbox.add(rowOf({ command, photoIds: [] }));
    await openApp("/", data);
    await expect.element(address()).toHaveTextContent("/city/35024/list/anomalies");
  });

  it("goes back to the last place all the same [NAV-1, CITY-25]", async () => {
    localStorage.setItem("parvis.route", "MapAnomalies");
    const data = await openDatabases({ ...IN_BETTON, userCity: aUserCity({ view: "list" }) });
    await openApp("/", data);
    await expect.element(address()).toHaveTextContent("/city/35024/map/anomalies");
  });

  it("remembers no place that was refused [NAV-1]", async () => {
    await openApp("/city/35024/threads");
    await expect.element(heading(/^Cette page demande/u)).toBeVisible();
    expect(localStorage.getItem("parvis.route")).toBeNull();
  });

  it("remembers no place on the way elsewhere [NAV-1]", async () => {
    await openApp("/profile?redirect=%2Fabout");
    await expect.element(heading("Mon compte")).toBeVisible();
    expect(localStorage.getItem("parvis.route")).toBeNull();
  });
});
