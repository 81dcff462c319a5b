import { describe, expect, it, onTestFinished } from "vitest";
import { cdp, page } from "vitest/browser";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

/** Its types know none of the commands that it takes. */
const browser = cdp() as unknown as {
  readonly send: (command: string, parameters?: object) => Promise<unknown>;
};
const pin = () => page.getByRole("button", { name: /^Anomalie\s: Nid-de-poule rue du Trégor, signalée/u });
const layers = () => page.getByRole("button", { name: "Fond de carte et légende" });
const ground = (name: RegExp) => page.getByRole("radio", { name });

describe("the ground of the map of reports, and its key", () => {
  it("shows the ground from the air on request, and whose picture it is [MAP-22, MAP-5]", async () => {
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await expect.element(page.getByText("© IGN – Plan IGN v2")).toBeVisible();
    await layers().click();
    await expect.element(ground(/^Plan/u)).toBeChecked();
    await ground(/^Vue aérienne/u).click();
    await expect.element(page.getByText("© IGN – BD ORTHO")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Fermer" }).click();
    await expect.element(pin()).toBeInTheDocument();
    await layers().click();
    await ground(/^Plan/u).click();
    await expect.element(page.getByText("© IGN – Plan IGN v2")).toBeVisible();
  });

  it("says by its own name that the ground from the air cannot be had [MAP-22, MAP-4]", async () => {
    await browser.send("Network.enable");
    await browser.send("Network.setBlockedURLs", { urls: ["https://data.geopf.fr/*"] });
    onTestFinished(async () => void (await browser.send("Network.setBlockedURLs", { urls: [] })));
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
    await layers().click();
    await ground(/^Vue aérienne/u).click();
    await expect.element(page.getByText("Vue aérienne indisponible")).toBeVisible();
    await expect.element(pin()).toBeInTheDocument();
    // Which of the two is shown is kept for the next test.
    await ground(/^Plan/u).click();
  });

  it.each([
    [true, "says on the map that the town hall and the outline are a stand-in's guess"],
    [false, "says nothing of the kind of a commune that is known"],
  ])("approximate %s: %s [GEO-4]", async (approximate) => {
    await openScreen({ at: "/map/anomalies", city: aCity({ approximate }) });
    await expect.element(page.getByText("© IGN – Plan IGN v2")).toBeVisible();
    expect(document.body.textContent.includes("Mairie et contour approximatifs")).toBe(approximate);
  });

  it("explains its pins one tap away [MAP-1]", async () => {
    await openScreen({ at: "/map/anomalies" });
    await layers().click();
    await expect.element(page.getByText("Carré : programmée, en cours, ou transmise.")).toBeVisible();
  });
});
