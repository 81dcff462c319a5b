import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { SETTING_DRAFT } from "../../../src/data/device/setting-keys.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "../moderation/show-queue.tsx";

const HALL = aCity().positionCityHall;

function report(n: number, metresEast: number) {
  const place = placeOf(HALL.latE6 / 1e6, HALL.lngE6 / 1e6 + metresEast / 74_000);
  return anAnomaly({ id: anIdentifier(n), title: `Signalement ${n}`, place });
}

const REPORTS = [report(1, 900), report(2, 100), report(3, 500)];

async function openTour() {
  const data = await openDatabases({
    city: aCity(),
    anomalies: REPORTS,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data, "?queue=new");
  await page.getByRole("button", { name: "Tout sélectionner" }).click();
  await page.getByRole("button", { name: "Ajouter à la tournée" }).click();
  await page.getByRole("link", { name: "Tournée · 3" }).click();
  await expect.element(page.getByText(/3 étapes/u)).toBeVisible();
  return data;
}

const titles = () => [...document.querySelectorAll("ol h2")].map((title) => title.textContent);

/** Nobody says where they are: the round begins at the town hall. */
function withoutPosition() {
  const asked = vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((_, onError) => {
    onError?.({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3, POSITION_UNAVAILABLE: 2, message: "" });
  });
  onTestFinished(() => asked.mockRestore());
}

describe("the round of a moderator", () => {
  it("is made of what is chosen, put in the order of the way, and shown on a map [MOD-13]", async () => {
    withoutPosition();
    await openTour();
    await page.getByRole("button", { name: "Proposer un ordre" }).click();
    await expect.poll(titles).toEqual(["Signalement 2", "Signalement 3", "Signalement 1"]);
    await page.getByRole("button", { name: "Plus tard : Signalement 2" }).click();
    await expect.poll(titles).toEqual(["Signalement 3", "Signalement 2", "Signalement 1"]);
    await expect.element(page.getByRole("button", { name: "Étape 1 : Signalement 3" })).toBeInTheDocument();
    // No place is taken on it.
    await expect.element(page.getByText(/Entrée pour parcourir les anomalies/u)).toBeInTheDocument();
    expect(document.body.textContent).not.toContain("pour prendre le lieu");
    expect(await barriers()).toEqual([]);
  });

  it("keeps what was noted and seen when the page is opened anew [MOD-13]", async () => {
    const data = await openTour();
    await userEvent.fill(
      page.getByRole("textbox", { name: "Mes notes : Signalement 1" }),
      "Grille fermée à clé",
    );
    await page.getByRole("checkbox", { name: "Vu sur place" }).first().click();
    await expect.element(page.getByText(/1 vue/u)).toBeVisible();
    await expect
      .poll(async () => (await data.device.settings.get("tour 35024"))?.value)
      .toMatch(/Grille fermée à clé/u);
    await cleanup();
    await showQueue(data, "?view=tour");
    const note = page.getByRole("textbox", { name: "Mes notes : Signalement 1" });
    await expect.element(note).toHaveValue("Grille fermée à clé");
  });

  it("keeps what was typed of an answer when the page is opened anew, until it is sent [MOD-13] [FORM-6]", async () => {
    const data = await openTour();
    const answer = page.getByRole("button", { name: "Répondre" }).first();
    const words = page.getByLabelText(/^Explication/u);
    await answer.click();
    await page.getByRole("radio", { name: "Marquer comme résolue" }).click();
    await userEvent.fill(words, "Rebouché ce matin.");
    const kept = () => data.device.settings.where("key").startsWith(SETTING_DRAFT).toArray();
    await expect.poll(async () => JSON.stringify(await kept())).toContain("Rebouché ce matin.");
    await cleanup();
    await showQueue(data, "?view=tour");
    await answer.click();
    await expect.element(words).toHaveValue("Rebouché ce matin.");
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.poll(() => data.device.outbox.count()).toBe(1);
    await expect.poll(kept).toEqual([]);
  });

  it("is emptied only after a question [MOD-13]", async () => {
    await openTour();
    await page.getByRole("button", { name: "Vider la tournée" }).click();
    await page.getByRole("button", { name: "La garder" }).click();
    await page.getByRole("button", { name: "Vider la tournée" }).click();
    await page.getByRole("button", { name: "Vider la tournée" }).click();
    await expect.element(page.getByText(/Choisissez les anomalies à aller voir/u)).toBeVisible();
  });
});
