import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { CommandOf } from "../../../src/domain/command/command.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { aModerator } from "../../examples/accounts.ts";
import { barriers } from "../../ui/framed.tsx";
import { addressesAnswer } from "./addresses-answer.ts";
import { openCity } from "./open-city.tsx";

const NEAREST = { label: "2 Place de la Mairie 35830 Betton", citycode: "35024", distance: 12 };

const section = (name: string) => page.getByRole("region", { name, exact: true });
const moderated = (tab: string) => openCity({ at: `settings?onglet=${tab}`, actor: aModerator() });

async function settingsIn(device: DeviceDatabase): Promise<CommandOf<"update-city-settings">[]> {
  const rows = await device.outbox.orderBy("seq").toArray();
  return rows.flatMap(({ command }) => (command.kind === "update-city-settings" ? [command] : []));
}

beforeEach(() => void addressesAnswer(undefined));
afterEach(() => vi.restoreAllMocks());

describe("the page of a commune", () => {
  it("says how to reach the town hall and what the commune asks, where it does [CITY-26]", async () => {
    const townHall = {
      address: "Place Charles-de-Gaulle\n35830 Betton",
      phone: "02 99 55 81 01",
      hours: "Le samedi de 9 h à 12 h",
    };
    await openCity({ at: "details", city: aCity({ townHall, charter: "Parlez des lieux." }) });
    await expect.element(page.getByText(/Place Charles-de-Gaulle\s35830 Betton/u)).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^Appeler/u }))
      .toHaveAttribute("href", "tel:0299558101");
    await expect.element(page.getByText("Le samedi de 9 h à 12 h")).toBeVisible();
    const charter = page.getByRole("region", { name: "Charte de participation" });
    await expect.element(charter.getByText("Parlez des lieux.")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says nothing of the address of a commune that was not heard yet [CITY-30, P13]", async () => {
    addressesAnswer([]);
    await openCity({ at: "details", city: aCity({ rev: 0, approximate: true }) });
    await expect.element(page.getByText("Son adresse n’est pas encore sur cet appareil")).toBeVisible();
    await expect.element(page.getByText(/Adresse non renseignée/u)).not.toBeInTheDocument();
    await expect.element(page.getByRole("link", { name: /^Itinéraire/u })).not.toBeInTheDocument();
  });

  it("says that the commune gave no address, in place of coordinates [CITY-30]", async () => {
    addressesAnswer([]);
    await openCity({ at: "details" });
    await expect.element(page.getByText("Adresse non renseignée")).toBeVisible();
    await expect.element(page.getByText(/48\.1826/u)).not.toBeInTheDocument();
  });

  it("does not add its point to an address [CITY-30]", async () => {
    const townHall = { address: "1 rue du Vau Chalet", phone: "", hours: "" };
    await openCity({ at: "details", city: aCity({ townHall }) });
    await expect.element(page.getByText("1 rue du Vau Chalet")).toBeVisible();
    await expect.element(page.getByText(/48\.1826/u)).not.toBeInTheDocument();
  });

  it("says its figures at a glance, then who answers and what it asks, then what it gives away [CITY-30]", async () => {
    await openCity({
      at: "details",
      city: aCity({ charter: "Parlez des lieux." }),
      anomalies: [anAnomaly()],
    });
    const files = page.getByRole("heading", { name: "Télécharger les anomalies publiées" });
    await expect.element(files).toBeVisible();
    const headings = () => page.getByRole("heading", { level: 2 }).elements();
    await expect
      .poll(() => headings().map(({ textContent }) => textContent))
      .toEqual([
        "En chiffres",
        "La mairie",
        "En cas d’urgence",
        "Charte de participation",
        "Télécharger les anomalies publiées",
      ]);
  });

  it("shows nothing of what the commune does not say [CITY-26]", async () => {
    await openCity({ at: "details" });
    await expect.element(page.getByRole("link", { name: /^Itinéraire\s*vers la mairie/u })).toBeVisible();
    for (const words of [/^Appeler/u, "Charte de participation"])
      await expect.element(page.getByText(words)).not.toBeInTheDocument();
  });

  it("names the address next to an exact town hall, where the commune gave none [CITY-27]", async () => {
    const asked = addressesAnswer([NEAREST]);
    await openCity({ at: "details" });
    await expect
      .element(page.getByText(/Adresse la plus proche\s: 2 Place de la Mairie, 35830 Betton/u))
      .toBeVisible();
    expect(asked).toEqual([expect.stringMatching(/\/reverse\?lat=48\.182600&lon=-1\.641900&/u)]);
  });

  it("asks for no address next to a point that is approximate [CITY-27]", async () => {
    const asked = addressesAnswer([NEAREST]);
    await openCity({ at: "details", city: aCity({ approximate: true }) });
    await expect.element(page.getByText(/position approximative/u)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it("asks for no address where the commune gave its own [CITY-27]", async () => {
    const asked = addressesAnswer([NEAREST]);
    const townHall = { address: "1 rue du Vau Chalet", phone: "", hours: "" };
    await openCity({ at: "details", city: aCity({ townHall }) });
    await expect.element(page.getByText("1 rue du Vau Chalet")).toBeVisible();
    expect(asked).toEqual([]);
  });

  it("says nothing of an address without network, and the rest all the same [CITY-27] [GEO-6]", async () => {
    const asked = addressesAnswer(undefined);
    await openCity({ at: "details" });
    await expect.poll(() => asked.length).toBe(1);
    await expect.element(page.getByRole("link", { name: /^Itinéraire\s*vers la mairie/u })).toBeVisible();
    await expect.element(page.getByText(/Adresse la plus proche/u)).not.toBeInTheDocument();
  });
});

describe("what moderators settle", () => {
  it("says how to reach the town hall, checked before it is kept [CITY-26] [FORM-5]", async () => {
    const { device } = await moderated("mairie");
    const townHall = section("Coordonnées de la mairie");
    await townHall.getByRole("textbox", { name: /^Adresse postale/u }).fill("Place Charles-de-Gaulle");
    const phone = townHall.getByRole("textbox", { name: /^Numéro de téléphone/u });
    await phone.fill("au bureau");
    await townHall.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByRole("alert").getByRole("link", { name: "Format invalide" }).click();
    await expect.element(phone).toHaveFocus();
    await phone.fill("02 99 55 81 01");
    await townHall.getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(townHall.getByText("En attente d’envoi")).toBeVisible();
    expect((await settingsIn(device)).map(({ payload }) => payload.after.townHall)).toEqual([
      { address: "Place Charles-de-Gaulle", phone: "02 99 55 81 01", hours: "" },
    ]);
  });

  it("says what the commune asks of who takes part [CITY-26] [OFF-1]", async () => {
    const { device } = await moderated("signalements");
    const charter = section("Charte de participation");
    await charter.getByRole("textbox").fill("Parlez des lieux, pas des personnes.");
    await charter.getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(charter.getByText("En attente d’envoi")).toBeVisible();
    expect((await settingsIn(device)).map(({ payload }) => payload.after.charter)).toEqual([
      "Parlez des lieux, pas des personnes.",
    ]);
  });

  it("says how many supports an idea needs [IDEA-17] [OFF-1]", async () => {
    const { device } = await moderated("signalements");
    const ideas = section("Idées");
    await ideas.getByRole("textbox").fill("35 soutiens");
    await ideas.getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(ideas.getByText("En attente d’envoi")).toBeVisible();
    expect((await settingsIn(device)).map(({ payload }) => payload.after.supportThreshold)).toEqual([35]);
  });
});
