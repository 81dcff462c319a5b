import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { err, ok } from "../../../src/domain/basics/result.ts";
import type { PushServices } from "../../../src/remote/push/forget-this-browser.ts";
import type { PushPermission } from "../../../src/remote/push/this-browser.ts";
import { barriers } from "../../ui/framed.tsx";
import { NO_PUSH, openSettings } from "./open-settings.tsx";

describe("the settings of notifications, of this device,", () => {
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
    await expect.element(page.getByText("Activées sur cet appareil.", { exact: true })).toBeVisible();
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

  it("ask anew where the city has another key than the one this device was woken with [NOT-13]", async () => {
    const devices = [{ id: "1", label: "Chrome, Linux" }];
    const push: PushServices = {
      calls: { ...NO_PUSH.calls, state: async () => ok({ key: "B".repeat(87), devices }) },
      browser: {
        ...NO_PUSH.browser,
        permission: async () => "on",
        id: async () => "1",
        hears: async () => false,
      },
    };
    await openSettings({}, { push });
    await expect.element(page.getByRole("button", { name: "Activer sur cet appareil" })).toBeEnabled();
    await expect.element(page.getByRole("button", { name: "Envoyer un essai" })).not.toBeInTheDocument();
  });

  it("say what the browser allows before the city has answered [NOT-13]", async () => {
    const push: PushServices = {
      calls: { ...NO_PUSH.calls, state: () => new Promise(() => undefined) },
      browser: { ...NO_PUSH.browser, permission: async () => "off" },
    };
    await openSettings({}, { push });
    await expect.element(page.getByText("Pas encore activées sur cet appareil.")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Activer sur cet appareil" }))
      .not.toBeInTheDocument();
  });

  it("do not call a test sent that no push service took [NOT-13]", async () => {
    const push: PushServices = {
      calls: {
        ...NO_PUSH.calls,
        state: async () => ok({ key: "B".repeat(87), devices: [{ id: "1", label: "Chrome, Linux" }] }),
        test: async () => ok({ delivered: 0 }),
      },
      browser: { ...NO_PUSH.browser, permission: async () => "on", id: async () => "1" },
    };
    await openSettings({}, { push });
    await page.getByRole("button", { name: "Envoyer un essai" }).click();
    await expect.element(page.getByText(/n’a pas abouti/u)).toBeVisible();
    await expect.element(page.getByText(/Un essai est parti/u)).not.toBeInTheDocument();
  });

  it("say that the service does not answer, until it does [NOT-13]", async () => {
    let isThere = false;
    const push: PushServices = {
      calls: {
        ...NO_PUSH.calls,
        state: async () => (isThere ? ok({ key: "B".repeat(87), devices: [] }) : err("offline")),
      },
      browser: { ...NO_PUSH.browser, permission: async () => "off" },
    };
    await openSettings({}, { push });
    await expect.element(page.getByText("Le serveur ne répond pas.")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Activer sur cet appareil" }))
      .not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    isThere = true;
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(page.getByRole("button", { name: "Activer sur cet appareil" })).toBeEnabled();
    await expect.element(page.getByText("Le serveur ne répond pas.")).not.toBeInTheDocument();
  });

  it.each([
    ["install-first", /installez d’abord Parvis sur l’écran d’accueil/u],
    ["update-first", /à partir d’iOS 16.4/u],
    ["unsupported", /ne sait pas recevoir/u],
  ] as const)("say in words what stands in the way: %s [NOT-13]", async (permission, words) => {
    const push: PushServices = {
      calls: { ...NO_PUSH.calls, state: async () => ok({ key: "B".repeat(87), devices: [] }) },
      browser: { ...NO_PUSH.browser, permission: async () => permission },
    };
    await openSettings({}, { push });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Activer sur cet appareil" }))
      .not.toBeInTheDocument();
  });

  it.each([
    ["blocked", /^Bloquées /u, null],
    ["unsupported", /ne sait pas recevoir/u, null],
    ["off", /^Pas encore activées/u, "Vous pourrez les activer au retour du réseau."],
    ["on", /^Activées /u, "Vous pourrez envoyer un essai au retour du réseau."],
  ] as const)(
    "say without network what stands in the way, that alone: %s [NOT-13]",
    async (permission, words, wait) => {
      const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      onTestFinished(() => void (onLine.mockRestore(), dispatchEvent(new Event("online"))));
      await openSettings(
        {},
        { push: { ...NO_PUSH, browser: { ...NO_PUSH.browser, permission: async () => permission } } },
      );
      const part = page.getByRole("region", { name: "Sur cet appareil" });
      await expect.element(part.getByText(words)).toBeVisible();
      expect(
        part
          .getByText(/réseau/u)
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(wait === null ? [] : [wait]);
      expect(await barriers()).toEqual([]);
    },
  );

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
});
