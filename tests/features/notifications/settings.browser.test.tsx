import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { NO_NOTIFICATIONS } from "../../../src/domain/notification/my-notifications.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openSettings } from "./open-settings.tsx";

const MESSAGES = "Les nouveaux messages";
/** Sent by each way, whatever is settled. */
const ANSWERS = "Les réponses de la commune";

describe("the settings of notifications", () => {
  it("are kept without network, each choice beginning with the one before [NOT-9]", async () => {
    await page.viewport(390, 844);
    const { device } = await openSettings();
    const inApp = page.getByRole("checkbox", { name: `${MESSAGES}, Dans Parvis` });
    await expect.element(inApp).toBeChecked();
    await inApp.click();
    await page.getByRole("checkbox", { name: "Les changements d’activités, Dans Parvis" }).click();
    await expect.element(page.getByRole("status").getByText("En attente d’envoi")).toBeVisible();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        { command: { payload: { channels: { message: { app: false }, activity: { app: false } } } } },
      ]);
    await expect.element(inApp).not.toBeChecked();
    await device.outbox.clear();
    await expect.element(page.getByRole("status").getByText("Enregistré", { exact: true })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it.each([320, 390, 1440])(
    "name each way once, above one line for each kind, at %i px [NOT-9]",
    async (width) => {
      await page.viewport(width, 844);
      await openSettings();
      const kind = page.getByRole("rowheader", { name: ANSWERS });
      await expect.element(kind).toBeVisible();
      for (const way of ["Dans Parvis", "Appareils", "E-mail"]) {
        expect(page.getByText(way, { exact: true }).elements()).toHaveLength(1);
        const [head, target] = [
          page.getByRole("columnheader", { name: way }).element(),
          page.getByRole("checkbox", { name: `${ANSWERS}, ${way}` }).element().parentElement,
        ].map((element) => element?.getBoundingClientRect());
        expect([target?.left, target?.right]).toEqual([head?.left, head?.right]);
        expect(target?.width).toBeGreaterThanOrEqual(44);
        expect(target?.height).toBeGreaterThanOrEqual(44);
        const line = kind.element().getBoundingClientRect();
        expect(target?.top).toBeGreaterThanOrEqual(line.top);
        expect(target?.bottom).toBeLessThanOrEqual(line.bottom);
      }
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await barriers()).toEqual([]);
    },
  );

  it("lead back to the notifications of one’s commune [NAV-29]", async () => {
    const back = page.getByRole("link", { name: "Retour aux notifications" });
    await openSettings({}, { hasCommune: false });
    await expect.element(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
    await expect.element(back).not.toBeInTheDocument();
    await openSettings();
    await expect.element(back).toHaveAttribute("href", "/city/35024/notifications");
  });

  it("offer no e-mail to whoever has no confirmed address, and the way to one [NOT-9] [NOT-14]", async () => {
    for (const [over, way] of [
      [{ isGuest: true, isConfirmed: false }, "Créer un compte"],
      [{ isConfirmed: false }, "Ouvrir mon compte"],
    ] as const) {
      await openSettings({}, { actor: over });
      await expect.element(page.getByRole("link", { name: way })).toHaveAttribute("href", "/profile");
      await expect.element(page.getByRole("checkbox", { name: /E-mail/u })).not.toBeInTheDocument();
      await expect.element(page.getByRole("radio", { name: "Chaque jour" })).not.toBeInTheDocument();
    }
    expect(await barriers()).toEqual([]);
  });

  it.each([390, 1440])(
    "tick « E-mail » where something is sent by it alone, at %i px, and keep for a summary what was chosen [NOT-9] [NOT-10] [NOT-14]",
    async (width) => {
      await page.viewport(width, 900);
      await openSettings();
      const ticked = page.getByRole("checkbox", { name: /E-mail/u, checked: true });
      const closed = page.getByRole("cell", { name: "pas sans résumé" });
      await expect.poll(() => ticked.elements().length).toBe(3);
      expect(closed.elements()).toHaveLength(3);
      expect(page.getByText(/questions et décisions de la mairie/u).elements()).toHaveLength(1);
      expect(await barriers()).toEqual([]);
      await page.getByRole("radio", { name: "Chaque jour" }).click();
      await expect.poll(() => ticked.elements().length).toBe(4);
      expect(closed.elements()).toEqual([]);
      await page.getByRole("radio", { name: "Jamais" }).click();
      await expect.poll(() => ticked.elements().length).toBe(3);
    },
  );

  it("lead from « E-mail » to the summary without which most of it is never sent [NOT-9] [NOT-10]", async () => {
    const way = page.getByRole("link", { name: "Choisir un résumé" });
    await openSettings();
    await expect.element(page.getByText(/le reste demande un résumé\./u)).toBeVisible();
    const { hash } = new URL((way.element() as HTMLAnchorElement).href);
    expect(document.querySelector(hash)?.textContent).toContain("Chaque semaine");
    await page.getByRole("radio", { name: "Chaque semaine" }).click();
    await expect.element(way).not.toBeInTheDocument();
    await expect.element(page.getByText(/aussitôt\s; le reste avec le résumé\./u)).toBeVisible();
  });

  it("ask around which of one's places to tell what is new, and of what [NOT-4]", async () => {
    const home = aMyPlace();
    const { device } = await openSettings({ places: [home] });
    await page.getByRole("checkbox", { name: /Chez moi/u }).click();
    await page.getByText("De tout : signalements, idées et activités").click();
    await page.getByRole("button", { name: /clairage/u }).click();
    await page.getByRole("button", { name: "Idées" }).click();
    await expect.element(page.getByText("Seulement de ce qui est choisi")).toBeVisible();
    await expect
      .poll(async () => (await device.outbox.toArray()).at(-1))
      .toMatchObject({
        command: {
          payload: {
            watched: [{ placeId: home.id, categories: ["eclairage", "ideas"], since: expect.any(Number) }],
          },
        },
      });
  });

  it("hold quiet hours, named before they are switched on, and say beside them how far that has come [NOT-6] [NOT-9]", async () => {
    const { device } = await openSettings();
    await page.getByRole("checkbox", { name: /^Ne pas sonner de 22\sh à 7\sh$/u }).click();
    const stateIn = (name: string) => page.getByRole("region", { name }).getByRole("status");
    await expect.element(stateIn("Heures calmes")).toHaveTextContent("En attente d’envoi");
    await expect.element(stateIn("Résumé par e‑mail")).toHaveTextContent("");
    await expect
      .poll(async () => (await device.outbox.toArray()).at(-1))
      .toMatchObject({ command: { payload: { quiet: { from: 1320, to: 420 } } } });
  });

  it("say that quiet hours which end as they begin hold nothing [NOT-6]", async () => {
    const settings = { ...NO_NOTIFICATIONS.settings, quiet: { from: 1320, to: 420 } };
    await openSettings({ notifications: { ...NO_NOTIFICATIONS, settings } });
    await expect.element(page.getByLabelText(/^Ne pas sonner de 22\sh à 7\sh$/u)).toBeChecked();
    await expect.element(page.getByText(/Les deux heures sont les mêmes/u)).not.toBeInTheDocument();
    await page.getByLabelText("À", { exact: true }).fill("22:00");
    await expect.element(page.getByLabelText(/^Ne pas sonner de 22\sh à 22\sh$/u)).toBeChecked();
    await expect.element(page.getByText(/Les deux heures sont les mêmes/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("say how much is new around a place, by what is on this device alone [NOT-4] [P13]", async () => {
    const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 500 });
    const createdAt = Date.now() - DAY_MS;
    const report = (n: number, over: Partial<Anomaly>) =>
      anAnomaly({ id: anIdentifier(n), createdAt, ...over });
    const anomalies = [
      report(1, { place: placeOf(48.183, -1.644), categoryId: "voirie" }),
      report(2, { place: placeOf(48.19, -1.644), categoryId: "voirie" }),
      report(3, { place: home.place, categoryId: "voirie", createdAt: createdAt - 60 * DAY_MS }),
      report(4, { place: home.place, categoryId: "voirie", visibility: "pending" }),
    ];
    const watched = [{ placeId: home.id, categories: [] }];
    const settings = { ...NO_NOTIFICATIONS.settings, watched };
    const notifications = { ...NO_NOTIFICATIONS, settings };
    await openSettings({ places: [home], notifications }, { anomalies });
    await expect.element(page.getByText(/1 nouveauté dans ce rayon depuis 30 jours/u)).toBeVisible();
    await expect.element(page.getByText(/Calculé sur cet appareil/u)).toBeVisible();
  });
});
