import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { barriers } from "../../ui/framed.tsx";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { openScreen } from "./open-screen.tsx";
import { address, field, more, precisions, send, writeByKeyboard } from "./write-report.ts";

describe("a new report", () => {
  it("is written without the map and without network, and kept on the device [MAP-3, GEO-6, OFF-1]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly", anomalies: [anAnomaly()] });
    await writeByKeyboard();
    await expect.element(field("Titre")).toHaveValue("Lampadaire éteint");
    await send().click();
    await expect.element(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
    await expect.element(page.getByText("En attente d’envoi", { exact: true })).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toMatchObject({
      subcategoryId: "lampadaire-eteint",
      address: "3 rue du Trégor, 35830 Betton",
      positionSource: "address",
    });
    expect(await device.drafts.count()).toBe(0);
    await page.getByRole("link", { name: "Voir mon signalement" }).click();
    await expect.element(page.getByText(/^Numéro attribué à l’envoi/u)).toBeInTheDocument();
  });

  it("says before it is sent who will see it, as the commune is set [ANO-15, ANO-3, ANO-36]", async () => {
    const opened = { at: "/map/new-anomaly", city: aCity({ moderatorsCount: 0 }) };
    await openScreen(opened);
    await expect.element(page.getByText(/Aucun agent de Betton n’utilise encore Parvis/u)).toBeVisible();
    await precisions().click();
    await expect.element(field("Titre")).toBeVisible();
    await expect.element(page.getByRole("checkbox", { name: /^Ne montrer/u })).not.toBeInTheDocument();
    await cleanup();
    await openScreen({ ...opened, actor: { moderatorOfCities: ["35024"] } });
    await expect.element(page.getByText(/^Visible de tous dès l’envoi, signé «\s[^»]+\s»\.$/u)).toBeVisible();
    await cleanup();
    await openScreen({ ...opened, city: aCity(), actor: { isGuest: true } });
    await expect.element(page.getByText(/^Relu par un modérateur avant publication/u)).toBeVisible();
    await precisions().click();
    await page.getByRole("checkbox", { name: /^Ne montrer qu’à la mairie/u }).click();
    await expect.element(page.getByText("Visible de la mairie de Betton seulement.")).toBeVisible();
    await expect
      .element(page.getByRole("checkbox", { name: "Je l’écris pour un habitant" }))
      .not.toBeInTheDocument();
  });

  it("folds the search away once something was found, and stands on the tile it belongs to [ANO-8]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await more().click();
    const search = page.getByRole("combobox", { name: /^Rechercher une catégorie/u });
    await userEvent.click(search);
    await userEvent.keyboard("reverbere{Enter}");
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(page.getByRole("radio", { name: /^Éclairage public/u })).toHaveFocus();
    await expect.element(page.getByRole("radio", { name: /Lampadaire éteint$/u })).toBeChecked();
  });

  it("leaves who has gone on to the next field there, when the search folds away late [ANO-8, P1]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await more().click();
    const search = page.getByRole("combobox", { name: /^Rechercher une catégorie/u });
    await search.fill("reverbere");
    await expect.element(page.getByRole("option").first()).toBeVisible();
    const description = field(/^Description/u);
    search.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    // The key is taken; what it changes is drawn in a later task.
    await Promise.resolve();
    (description.element() as HTMLElement).focus();
    await expect.element(search).not.toBeInTheDocument();
    await expect.element(page.getByRole("radio", { name: /Lampadaire éteint$/u })).toBeChecked();
    await userEvent.keyboard("Depuis lundi");
    await expect.element(description).toHaveValue("Depuis lundi");
  });

  it("offers what the city has not switched off, in the grid and by words [CITY-12]", async () => {
    await openScreen({ at: "/map/new-anomaly", city: aCity({ categoriesOff: ["eau"] }) });
    await more().click();
    await expect.element(page.getByRole("radio", { name: "Autre" })).toBeInTheDocument();
    await expect.element(page.getByRole("radio", { name: "Eau et assainissement" })).not.toBeInTheDocument();
    await page.getByRole("combobox", { name: /^Rechercher une catégorie/u }).fill("fuite d’eau");
    await expect
      .element(page.getByRole("option", { name: /Eau et assainissement/u }))
      .not.toBeInTheDocument();
  });

  it("keeps each keystroke as a draft that can be taken up again [FORM-6]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly" });
    await precisions().click();
    await field("Titre").fill("Banc cassé place de la Mairie");
    await expect
      .poll(async () => (await device.drafts.toArray())[0]?.fields)
      .toMatchObject({ title: "Banc cassé place de la Mairie" });
    await page.getByRole("link", { name: "Quitter" }).click();
    await expect.element(page.getByText("Brouillon enregistré")).toBeVisible();
  });

  it("throws no draft away at one press [FORM-6, P1]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly" });
    const begun = { title: "Banc cassé place de la Mairie" };
    await device.drafts.add({
      id: anIdentifier(7),
      kind: "report-anomaly",
      cityId: aCity().id,
      fields: begun,
      updatedAt: NOW,
    });
    const remove = page.getByRole("button", { name: "Supprimer : Banc cassé place de la Mairie" });
    await remove.click();
    await expect.element(page.getByRole("button", { name: "Garder" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(await device.drafts.count()).toBe(1);
    await remove.click();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect.poll(() => device.drafts.count()).toBe(0);
  });

  it("sums up what is wrong at the top, in the words of the specification, and leads to each field [FORM-1, FORM-5]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly" });
    await precisions().click();
    await field("Titre").fill("Trou");
    await precisions().click();
    await send().click();
    const line = page.getByRole("link", { name: /^Titre.: vous devez entrer un minimum de 5 caractères$/u });
    await expect.element(line).toBeVisible();
    await expect.element(page.getByRole("link", { name: /^Lieu.: placez le repère/u })).toBeVisible();
    await line.click();
    await expect.element(field("Titre")).toHaveFocus();
    await field("Titre").fill("Trou profond");
    await expect.element(line).not.toBeInTheDocument();
    expect(await device.outbox.count()).toBe(0);
  });

  it("answers danger and foreign matters with advice in place of the form [ANO-9]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await more().click();
    await page.getByRole("radio", { name: "Bruit" }).click();
    await expect.element(page.getByText(/^Le bruit ne se signale pas/u)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Appeler le 112" })).not.toBeInTheDocument();
    await page.getByRole("radio", { name: "Urgence" }).click();
    await expect.element(page.getByRole("link", { name: "Appeler le 112" })).toBeVisible();
    await expect.element(send()).not.toBeInTheDocument();
    await page.getByRole("radio", { name: "Propreté" }).click();
    await expect.element(send()).toBeVisible();
  });

  it("shows reports nearby that may be the same before anything is written [ANO-10]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly", anomalies: [anAnomaly()] });
    await userEvent.click(address());
    await userEvent.keyboard("tregor");
    await page.getByRole("option", { name: "3 rue du Trégor, 35830 Betton" }).click();
    await page.getByRole("radio", { name: "Voirie et déplacements" }).click();
    await page.getByRole("radio", { name: "Nid-de-poule ou chaussée abîmée" }).click();
    await expect.element(page.getByText(/^1 signalement proche/u)).toBeVisible();
    await page.getByRole("button", { name: /^C’est le même/u }).click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ kind }) => kind))
      .toEqual(["me-too-anomaly", "follow-anomaly"]);
    await expect.poll(() => device.drafts.count()).toBe(0);
  });

  it("refuses what is no photo in words, and loses nothing else [PHO-2, F18]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly" });
    await precisions().click();
    await field("Titre").fill("Banc cassé");
    const svg = new File(["<svg xmlns='http://www.w3.org/2000/svg'/>"], "dessin.svg", {
      type: "image/svg+xml",
    });
    await userEvent.upload(page.getByLabelText("Choisir"), svg);
    await expect
      .element(page.getByText("Un dessin SVG n’est pas une photo.", { exact: false }))
      .toBeVisible();
    await expect.element(field("Titre")).toHaveValue("Banc cassé");
    expect(await device.photos.count()).toBe(0);
  });

  it("says before anything is typed what must be filled in, to the eye and to assistive technology [UI-3, FORM-1]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await expect.element(page.getByText("Tout est obligatoire, sauf mention contraire.")).toBeVisible();
    await expect.element(page.getByRole("radio").first()).toBeRequired();
    await expect.element(page.getByRole("textbox", { name: "Description" })).toBeRequired();
  });

  it("has no barrier, empty or in error [UI-3]", async () => {
    await openScreen({ at: "/map/new-anomaly" });
    await expect.element(send()).toBeVisible();
    expect(await barriers()).toEqual([]);
    await send().click();
    await expect.element(page.getByRole("link", { name: /^Lieu.: placez le repère/u })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
