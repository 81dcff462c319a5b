import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { aCity } from "../../examples/a-city.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { openDatabases } from "../../features/open-databases.ts";
import { barriers, pageBarriers } from "../../ui/framed.tsx";
import { openApp } from "./open-app.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await cleanup();
  localStorage.clear();
});

const field = () => page.getByRole("searchbox", { name: "Chercher sur cet appareil" });
const report = anAnomaly({ address: "12 rue des Lilas, 35830 Betton" });

async function openNowhere({ heard = true } = {}) {
  const data = await openDatabases({ city: aCity(), anomalies: [report], actor: undefined, heard });
  await openApp("/nulle/part", data);
}

describe("an address that leads nowhere", () => {
  it.each(["nid de poule tregor", "2026-0142", "rue des lilas", "tregor liles"])(
    "lets what is on the device be found by %s [NAV-13, UI-3]",
    async (words) => {
      await openNowhere();
      await field().fill(words);
      const found = page.getByRole("link", { name: report.title });
      await expect.element(found).toHaveAttribute("href", `/city/35024/list/anomaly/${report.id}`);
      await expect.element(page.getByRole("status").getByText("1 résultat")).toBeVisible();
      expect(await pageBarriers()).toEqual([]);
    },
  );

  it("says that the search stopped, and searches again when asked [NAV-13, MAP-21, P13]", async () => {
    /** A worker whose file does not come. */
    class Missing extends EventTarget {
      postMessage(): void {
        queueMicrotask(() => this.dispatchEvent(new Event("error")));
      }
      terminate(): void {}
    }
    vi.stubGlobal("Worker", Missing);
    await openNowhere();
    await field().fill("nid de poule");
    await expect.element(page.getByText("La recherche s’est arrêtée.")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    vi.unstubAllGlobals();
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByRole("link", { name: report.title })).toBeVisible();
    await expect.element(page.getByText("La recherche s’est arrêtée.")).not.toBeInTheDocument();
  });

  it("lets ideas and activities of the device be found too [NAV-13]", async () => {
    const idea = anIdea();
    const activity = anActivity();
    const city = aCity();
    const ideas = [idea];
    const data = await openDatabases({ city, ideas, activities: [activity], actor: undefined, heard: true });
    await openApp("/nulle/part", data);
    for (const { title } of [idea, activity]) {
      await field().fill(title);
      await expect.element(page.getByRole("link", { name: title })).toBeVisible();
    }
  });

  it("finds the communes of the device too [NAV-13]", async () => {
    await openNowhere();
    await field().fill("bett");
    const commune = page.getByRole("link", { name: "Betton", exact: true });
    await expect.element(commune).toHaveAttribute("href", "/city/35024");
  });

  it("says what it does not find, and what may be missing here [NAV-13, P13]", async () => {
    await openNowhere({ heard: false });
    await field().fill("girafe");
    await expect.element(page.getByText(/Rien sur cet appareil ne correspond/u)).toBeVisible();
    await expect.element(page.getByText(/La commune n’est pas encore chargée en entier/u)).toBeVisible();
  });

  it("is told from an item that is not on this device, without network [NAV-13, P13]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openNowhere();
    await expect.element(page.getByText(/n’existe pas, avec ou sans réseau/u)).toBeVisible();
    expect(document.body.textContent).not.toContain("au retour du réseau");
  });

  it("is not what an item is at, that this device does not have yet [NAV-13, P13, UI-3]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: undefined, heard: true });
    await openApp(`/city/35024/list/anomaly/${anIdentifier(77)}`, data);
    await expect
      .element(page.getByText(/n’est pas encore sur cet appareil\. Tout s’affichera au retour du réseau/u))
      .toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
