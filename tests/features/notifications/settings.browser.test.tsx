import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DataProvider } from "../../../src/data/data-context.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { err, ok } from "../../../src/domain/basics/result.ts";
import type { PushServices } from "../../../src/remote/push/forget-this-browser.ts";
import type { PushPermission } from "../../../src/remote/push/this-browser.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { NO_NOTIFICATIONS } from "../../../src/domain/notification/my-notifications.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import { NotificationSettingsPage } from "../../../src/features/notifications/notification-settings.tsx";
import { aCity } from "../../examples/a-city.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";

const NO_PUSH: PushServices = {
  calls: {
    state: async () => ok({ key: null, devices: [] }),
    subscribe: async () => err("offline"),
    forget: async () => err("offline"),
    test: async () => err("offline"),
  },
  browser: {
    permission: async () => "unsupported",
    id: async () => undefined,
    enable: async () => undefined,
    disable: async () => undefined,
  },
};

async function openSettings(
  over: Partial<Membership> = {},
  {
    push = NO_PUSH,
    hasCommune = true,
    ...known
  }: { readonly push?: PushServices; readonly hasCommune?: boolean } & Partial<
    Parameters<typeof openDatabases>[0]
  > = {},
) {
  const membership = aMembership(over);
  const data = await openDatabases({ city: aCity(), membership, actor: undefined, heard: true, ...known });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <NotificationSettingsPage cityId={hasCommune ? "35024" : undefined} push={push} />
      </main>
    </DataProvider>,
  );
  return data;
}

const MESSAGES = "Les nouveaux messages";

describe("the settings of notifications", () => {
  it("are kept without network, each choice beginning with the one before [NOT-9]", async () => {
    await page.viewport(390, 844);
    const { device } = await openSettings();
    const inApp = page.getByRole("group", { name: MESSAGES }).getByRole("checkbox", { name: "Dans Parvis" });
    await expect.element(inApp).toBeChecked();
    await inApp.click();
    await page
      .getByRole("group", { name: "Les changements d’activités" })
      .getByRole("checkbox", { name: "Dans Parvis" })
      .click();
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

  it("are a table where there is room [NOT-9]", async () => {
    await page.viewport(1440, 900);
    const { device } = await openSettings();
    const box = page.getByRole("checkbox", { name: `${MESSAGES}, Dans Parvis` });
    await expect.element(page.getByRole("rowheader", { name: MESSAGES })).toBeVisible();
    await box.click();
    await expect.poll(() => device.outbox.toArray()).toMatchObject([{ kind: "update-my-notifications" }]);
    expect(await barriers()).toEqual([]);
  });

  it("ask around which of one's places to tell what is new, and of what [NOT-4]", async () => {
    const home = aMyPlace();
    const { device } = await openSettings({ places: [home] });
    await page.getByRole("checkbox", { name: /Chez moi/u }).click();
    await page.getByText("De toutes les catégories").click();
    await page.getByRole("button", { name: /clairage/u }).click();
    await expect
      .poll(async () => (await device.outbox.toArray()).at(-1))
      .toMatchObject({
        command: {
          payload: { watched: [{ placeId: home.id, categories: ["eclairage"], since: expect.any(Number) }] },
        },
      });
  });

  it("wake this device once the person asks for it, and say how where they cannot [NOT-13]", async () => {
    let permission: PushPermission = "off";
    let label = "";
    const forgotten: string[] = [];
    const push: PushServices = {
      calls: {
        ...NO_PUSH.calls,
        state: async () =>
          ok({ key: "B".repeat(87), devices: permission === "on" ? [{ id: "1", label }] : [] }),
        subscribe: async (device) => {
          label = device.label;
          return ok({ id: "1" });
        },
        forget: async (id) => {
          forgotten.push(id);
          return ok({});
        },
        test: async () => ok({ delivered: 1 }),
      },
      browser: {
        ...NO_PUSH.browser,
        permission: async () => permission,
        id: async () => (permission === "on" ? "1" : undefined),
        disable: async () => {
          permission = "off";
        },
        enable: async (_, named) => {
          permission = "on";
          return { endpoint: "https://fcm.googleapis.com/x", p256dh: "", auth: "", label: named };
        },
      },
    };
    await openSettings({}, { push });
    await page.getByRole("button", { name: "Activer sur cet appareil" }).click();
    await expect.element(page.getByText("Activées sur cet appareil.")).toBeVisible();
    await expect.element(page.getByText(/^Chrome, /u)).toBeVisible();
    await page.getByRole("button", { name: "Envoyer un essai" }).click();
    await expect.element(page.getByText(/Un essai est parti/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Désactiver sur cet appareil" }).click();
    await expect.element(page.getByText("Pas encore activées sur cet appareil.")).toBeVisible();
    expect(forgotten).toEqual(["1"]);
  });

  it("say that a device is not woken which was taken off the list elsewhere [NOT-13]", async () => {
    const push: PushServices = {
      calls: { ...NO_PUSH.calls, state: async () => ok({ key: "B".repeat(87), devices: [] }) },
      browser: { ...NO_PUSH.browser, permission: async () => "on", id: async () => "1" },
    };
    await openSettings({}, { push });
    await expect.element(page.getByText("Pas encore activées sur cet appareil.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Activer sur cet appareil" })).toBeEnabled();
  });

  it("say what the browser allows before the city has answered [NOT-13]", async () => {
    const push: PushServices = {
      calls: { ...NO_PUSH.calls, state: () => new Promise(() => undefined) },
      browser: { ...NO_PUSH.browser, permission: async () => "off" },
    };
    await openSettings({}, { push });
    await expect.element(page.getByText("Pas encore activées sur cet appareil.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Activer sur cet appareil" })).toBeDisabled();
  });

  it("wake this device for whoever has no commune yet, and lead there for the rest [NOT-13]", async () => {
    const push: PushServices = {
      calls: { ...NO_PUSH.calls, state: async () => ok({ key: "B".repeat(87), devices: [] }) },
      browser: { ...NO_PUSH.browser, permission: async () => "off" },
    };
    await openSettings({}, { push, hasCommune: false });
    await expect.element(page.getByRole("button", { name: "Activer sur cet appareil" })).toBeEnabled();
    await expect
      .element(page.getByRole("link", { name: "Choisir ma commune" }))
      .toHaveAttribute("href", "/city/France/map/onboarding");
    await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("hold quiet hours [NOT-6]", async () => {
    const { device } = await openSettings();
    await page.getByRole("checkbox", { name: "Ne pas sonner la nuit" }).click();
    await expect
      .poll(async () => (await device.outbox.toArray()).at(-1))
      .toMatchObject({ command: { payload: { quiet: { from: 1320, to: 420 } } } });
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
