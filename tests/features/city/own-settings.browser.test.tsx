import { Dexie } from "dexie";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { rowOf as outboxRowOf } from "../../../src/data/device/commit-command.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import { someCityPreferences, aMyPlace } from "../../examples/a-command.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { DEFAULT_MY_FILTER } from "../../../src/domain/account/my-filter.ts";
import { barriers } from "../../ui/framed.tsx";
import { openCity } from "./open-city.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("a person's own settings", () => {
  it("keep « Chez moi » by the device's position, rounded, without network [CITY-13]", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) =>
      found({ coords: { latitude: 48.181_733, longitude: -1.643_612, accuracy: 9 } } as GeolocationPosition),
    );
    const { device } = await openCity({ at: "settings?onglet=lieux" });
    await button("Utiliser ma position").click();
    await expect.element(page.getByText("Position trouvée.")).toBeVisible();
    await button("Ajouter ce lieu").click();
    await expect.element(button("Retirer Chez moi")).toBeVisible();
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toMatchObject({
      places: [{ label: "Chez moi", radiusM: 500, place: { latE6: 48_182_000, lngE6: -1_644_000 } }],
      opensOn: null,
    });
    vi.restoreAllMocks();
  });

  it("say what a place lacks, at the top and under the field [FORM-5]", async () => {
    await openCity({ at: "settings?onglet=lieux" });
    await button("Ajouter ce lieu").click();
    await expect.element(page.getByRole("alert")).toHaveFocus();
    await page.getByRole("alert").getByRole("link", { name: "Ce champ est requis" }).click();
    await expect.element(page.getByRole("combobox", { name: "Adresse du lieu" })).toHaveFocus();
  });

  it("replace what was never sent: the last intent is the one that leaves [CITY-13]", async () => {
    const { device } = await openCity({ at: "settings?onglet=lieux" });
    const home = aMyPlace();
    await device.outbox.add(
      outboxRowOf({ command: someCityPreferences({ places: [home], opensOn: null }), photoIds: [] }),
    );
    const opensOn = page.getByRole("combobox", { name: "La carte s’ouvre sur" });
    await expect.element(page.getByRole("option", { name: "Chez moi" })).toBeInTheDocument();
    await userEvent.selectOptions(opensOn, "Chez moi");
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ command }) => command.payload))
      .toEqual([{ places: [home], opensOn: home.id, filter: DEFAULT_MY_FILTER, view: null }]);
    await button("Retirer Chez moi").click();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ command }) => command.payload))
      .toEqual([{ places: [], opensOn: null, filter: DEFAULT_MY_FILTER, view: null }]);
  });

  it("keep the filters the map and the list open with, one by one, without network [CITY-23, CITY-36]", async () => {
    const { device } = await openCity({ at: "settings" });
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Statut" }), "Toutes");
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "Catégorie" }),
      "Voirie et déplacements",
    );
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Période" }), "Depuis 30 jours");
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ command }) => command.payload))
      .toEqual([
        {
          places: [],
          opensOn: null,
          filter: { status: "all", category: "voirie", period: "month" },
          view: null,
        },
      ]);
    await expect.element(page.getByRole("combobox", { name: "Statut" })).toHaveValue("all");
    await device.outbox.clear();
    await expect.element(page.getByText("Enregistré", { exact: true })).toBeVisible();
  });

  it("say that a choice is being stored until it is, and begin the next one of the same moment with it [CITY-13] [P1]", async () => {
    const { device } = await openCity({ at: "settings" });
    const status = page.getByRole("combobox", { name: "Statut" });
    await expect.element(status).toBeVisible();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const holding = device.transaction("rw", device.outbox, async () => Dexie.waitFor(held));
    choose(status, "all");
    choose(page.getByRole("combobox", { name: "Période" }), "month");
    await expect.element(page.getByText("Enregistrement…")).toBeVisible();
    await expect.element(page.getByText("En attente d’envoi")).not.toBeInTheDocument();
    release();
    await holding;
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ command }) => command.payload))
      .toMatchObject([{ filter: { status: "all", period: "month" } }]);
  });

  it("put the map or the list first once one says so, without network [CITY-25] [NAV-23]", async () => {
    const { device } = await openCity({ at: "settings" });
    const list = page.getByRole("radio", { name: "La liste" });
    await expect.element(list).toBeVisible();
    for (const name of ["La carte", "La liste"]) {
      await expect.element(page.getByRole("radio", { name })).not.toBeChecked();
    }
    await list.click();
    await expect.element(page.getByText("En attente d’envoi")).toBeVisible();
    await expect.element(list).toBeChecked();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toMatchObject({ places: [], filter: DEFAULT_MY_FILTER, view: "list" });
  });

  it("leave it to the one looked at last again, once one said otherwise [CITY-25] [NAV-23]", async () => {
    const { device } = await openCity({ at: "settings" });
    const last = page.getByRole("radio", { name: "La dernière regardée" });
    await expect.element(last).toBeChecked();
    await page.getByRole("radio", { name: "La carte" }).click();
    await expect.element(last).not.toBeChecked();
    await last.click();
    await expect.element(last).toBeChecked();
    await expect
      .poll(async () => (await device.outbox.toArray()).map(({ command }) => command.payload))
      .toMatchObject([{ view: "last" }]);
  });

  it("say what the map of the commune takes too [CITY-17]", async () => {
    const map = {
      url: "https://tiles",
      zoomMax: 16,
      tiles: 900,
      done: 400,
      bytes: 4_200_000,
      state: "wanted",
    };
    await openCity({
      at: "settings?onglet=appareil",
      kept: { key: "offline-map:35024", value: JSON.stringify(map) },
    });
    await expect.element(page.getByText(/^Carte hors ligne incomplète\s: 4,2\sMo\.$/u)).toBeVisible();
  });

  it("ask before the commune leaves the device, and say what is kept [CITY-17]", async () => {
    const onForget = vi.fn<(cityId: CityId) => Promise<boolean>>(() => Promise.resolve(true));
    const { device } = await openCity({ at: "settings?onglet=appareil", anomalies: [anAnomaly()], onForget });
    await device.outbox.add(
      outboxRowOf({ command: someCityPreferences({ places: [], opensOn: null }), photoIds: [] }),
    );
    await expect.element(page.getByText(/^1 anomalie, environ \d+\sko\.$/u)).toBeVisible();
    await button("Supprimer de cet appareil").click();
    const dialog = page.getByRole("dialog", { name: "Supprimer Betton de cet appareil" });
    await expect.element(dialog.getByText(/Votre envoi en attente est gardé/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await dialog.getByRole("button", { name: "Garder" }).click();
    expect(onForget).not.toHaveBeenCalled();
    await button("Supprimer de cet appareil").click();
    await dialog.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect.poll(() => onForget.mock.calls).toEqual([["35024"]]);
  });

  it("say so when the commune could not be removed [CITY-17]", async () => {
    await openCity({ at: "settings?onglet=appareil", onForget: () => Promise.resolve(false) });
    await button("Supprimer de cet appareil").click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect.element(page.getByRole("alert").getByText(/n’a pas pu être supprimée/u)).toBeVisible();
  });

  it("lead back to the page of the commune, whichever part is open [NAV-29]", async () => {
    await openCity({ at: "settings?onglet=appareil" });
    await expect
      .element(page.getByRole("link", { name: "Retour à la commune" }))
      .toHaveAttribute("href", "/city/35024/details");
  });

  it("are all there is for who is no moderator [AUTH-6]", async () => {
    await openCity({ at: "settings" });
    await expect.element(page.getByText("Pour moi")).toBeVisible();
    await expect.element(page.getByText("Pour les modérateurs")).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });
});

/** At once, without waiting until the page is drawn again. */
function choose(select: Locator, value: string): void {
  const element = select.element() as HTMLSelectElement;
  element.value = value;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}
