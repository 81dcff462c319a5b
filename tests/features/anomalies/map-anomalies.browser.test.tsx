import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rowOf as outboxRowOf } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMyPlace, someCityPreferences } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { cardId } from "../../../src/shared/collection/card-id.ts";
import { toast } from "../../../src/ui/toast.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

const pin = () => page.getByRole("button", { name: /^Anomalie\s: Nid-de-poule rue du Trégor, signalée/u });
const HOME = aMyPlace({ place: placeOf(48.181, -1.645) });
const chooseHome = async ({ outbox }: DeviceDatabase): Promise<void> => {
  const command = someCityPreferences({ places: [HOME], opensOn: HOME.id });
  await outbox.add(outboxRowOf({ command, photoIds: [] }));
};
const heading = () => page.getByRole("heading", { name: anAnomaly().title });

afterEach(() => page.viewport(414, 896));

describe("the map of reports", () => {
  it("names each pin with its matter, status and address [MAP-1]", async () => {
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await expect.element(pin()).toBeInTheDocument();
    await expect.element(page.getByText("1 anomalie dans cette vue")).toBeVisible();
  });

  it.each([
    ["as the city knows", { membership: aMembership({ places: [HOME], opensOn: HOME.id }) }],
    ["without network, before the city knows of it", { before: chooseHome }],
  ])("opens on the place a person chose for it, %s [CITY-13, P5]", async (_, kept) => {
    const far = anAnomaly({ id: anIdentifier(7), title: "Banc cassé", place: placeOf(48.197, -1.645) });
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly(), far], ...kept });
    await expect.element(pin()).toBeInTheDocument();
    await expect.element(page.getByText("1 anomalie dans cette vue")).toBeVisible();
  });

  it("opens as near as the commune says [CITY-3]", async () => {
    const far = anAnomaly({ id: anIdentifier(7), title: "Banc cassé", place: placeOf(48.197, -1.645) });
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly(), far], city: aCity({ zoom: 16 }) });
    await expect.element(pin()).toBeInTheDocument();
    await expect.element(page.getByText("1 anomalie dans cette vue")).toBeVisible();
  });

  it("has its rows ready below the sheet before anybody raises it [ANO-12]", async () => {
    await page.viewport(390, 844);
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await expect.element(page.getByText("1 anomalie dans cette vue")).toBeVisible();
    const row = () => document.getElementById(cardId(anAnomaly().id));
    await expect.poll(row).not.toBeNull();
    await expect.element(row()).not.toBeVisible();
  });

  it("opens a report over the map and closes it where one was [MAP-2]", async () => {
    await page.viewport(1440, 900);
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await page.getByRole("link", { name: anAnomaly().title, exact: true }).click();
    await expect.element(heading().first()).toBeVisible();
    await expect.element(page.getByText("Anomalie n° 2026-0142", { exact: false })).toBeVisible();
    await page.getByRole("link", { name: "Fermer" }).click();
    await expect.element(page.getByRole("link", { name: anAnomaly().title, exact: true })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("link", { name: "Fermer" })).toBeVisible();
    (page.getByRole("link", { name: "Fermer" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("link", { name: anAnomaly().title, exact: true })).toHaveFocus();
  });

  it.each([
    [1280, 400],
    [1919, 400],
    [1920, 480],
    [2560, 560],
  ])(
    "has on a screen of %i px a list of %i px beside it, which covers nothing of it [UI-24]",
    async (width, list) => {
      await page.viewport(width, 900);
      await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
      await expect.element(pin()).toBeInTheDocument();
      const panel = page.getByRole("region", { name: "Anomalies affichées" });
      expect(panel.element().getBoundingClientRect().right).toBe(list);
      expect(page.getByRole("application").element().getBoundingClientRect().left).toBe(list);
    },
  );

  it("goes so near to a report that opens that its street can be read [MAP-20]", async () => {
    await page.viewport(1440, 900);
    const far = anAnomaly({ id: anIdentifier(7), title: "Banc cassé", place: placeOf(48.197, -1.645) });
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly(), far] });
    await expect.element(page.getByText("2 anomalies dans cette vue")).toBeVisible();
    await page.getByRole("link", { name: anAnomaly().title, exact: true }).click();
    await expect.element(page.getByText("1 anomalie dans cette vue")).toBeVisible();
    await expect.element(page.getByText("Betton · rue du Trégor")).toBeVisible();
  });

  it("finds reports of this device by words, whatever their state, and opens them [MAP-21]", async () => {
    const done = anAnomaly({ id: anIdentifier(7), title: "Banc cassé", status: "resolved" });
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly(), done] });
    await expect.element(pin()).toBeInTheDocument();
    await userEvent.fill(page.getByRole("combobox", { name: "Rechercher" }), "bamc");
    await page.getByRole("option", { name: /Banc cassé/u }).click();
    await expect.element(page.getByRole("heading", { name: "Banc cassé" }).first()).toBeVisible();
  });

  it("is filtered by the words that were searched, until the field is emptied [MAP-21, ANO-12]", async () => {
    await page.viewport(1440, 900);
    const other = anAnomaly({ id: anIdentifier(7), title: "Banc cassé" });
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly(), other] });
    const search = page.getByRole("combobox", { name: "Rechercher" });
    await userEvent.fill(search, "banc");
    await page.getByRole("option", { name: /Ne montrer que/u }).click();
    await expect.element(page.getByText("1 anomalie dans cette vue")).toBeVisible();
    await userEvent.fill(search, "");
    await expect.element(page.getByText("2 anomalies dans cette vue")).toBeVisible();
  });

  it("can be passed over by keyboard, both ways [MAP-2]", async () => {
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    const over = page.getByRole("link", { name: "Passer la carte" });
    const back = page.getByRole("link", { name: "Revenir à la carte" });
    await expect.element(pin()).toBeInTheDocument();
    (over.element() as HTMLElement).click();
    await expect.element(back).toHaveFocus();
    (back.element() as HTMLElement).click();
    await expect.element(over).toHaveFocus();
  });

  it("has toasts beneath the head of a report’s panel, which closes all the while [UI-26, UI-1]", async () => {
    await page.viewport(1440, 900);
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await page.getByRole("link", { name: anAnomaly().title, exact: true }).click();
    const close = page.getByRole("link", { name: "Fermer" });
    await expect.element(close).toBeVisible();
    toast("Lien copié");
    const words = page.getByText("Lien copié");
    await expect.element(words).toBeVisible();
    const endOf = () => close.element().getBoundingClientRect().bottom;
    await expect.poll(() => words.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(endOf());
  });

  it("has no barrier, on a phone and on a desktop with a report open [UI-3]", async () => {
    await openScreen({ at: "/map/anomalies", anomalies: [anAnomaly()] });
    await expect.element(pin()).toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await page.viewport(1440, 900);
    await page.getByRole("link", { name: anAnomaly().title, exact: true }).click();
    await expect.element(page.getByText("Anomalie n° 2026-0142", { exact: false })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});
