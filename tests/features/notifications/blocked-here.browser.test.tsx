import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { ok } from "../../../src/domain/basics/result.ts";
import type { PushServices } from "../../../src/remote/push/forget-this-browser.ts";
import type { PushPermission } from "../../../src/remote/push/this-browser.ts";
import { barriers } from "../../ui/framed.tsx";
import { NO_PUSH, openSettings } from "./open-settings.tsx";

const pushOf = (permission: PushPermission, key: string | null = "B".repeat(87)): PushServices => ({
  calls: { ...NO_PUSH.calls, state: async () => ok({ key, devices: [] }) },
  browser: { ...NO_PUSH.browser, permission: async () => permission },
});

const way = (name: RegExp) => page.getByRole("columnheader", { name });

describe("the settings of notifications, in a browser that blocks them,", () => {
  it("say that nothing rings here, and keep what is chosen for the other devices [NOT-13]", async () => {
    await openSettings({}, { push: pushOf("blocked") });
    await expect.element(way(/^Appareils.*sauf celui‑ci$/u)).toBeVisible();
    await expect.element(page.getByText("Aucune notification ne sonne sur cet appareil")).toBeVisible();
    const answers = page.getByRole("checkbox", { name: /^Les réponses de la commune, Appareils/u });
    await expect.element(answers).toBeChecked();
    await expect.element(answers).toBeEnabled();
    // It looks less alive than what rings here, and says why.
    const colorOf = (way: string) => {
      const box = page.getByRole("checkbox", { name: `Les réponses de la commune, ${way}` }).element();
      return getComputedStyle(box).accentColor;
    };
    expect(colorOf("Appareils")).not.toBe(colorOf("Dans Parvis"));
    const why = page.getByText(/cet appareil les bloque, vos choix valent pour les autres\./u);
    await expect.element(why).toBeVisible();
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
    expect(await barriers()).toEqual([]);
  });

  it.each([
    ["not there", pushOf("off")],
    ["there, where nobody is woken", pushOf("blocked", null)],
  ])("say so in that state alone: %s [NOT-13]", async (_, push) => {
    await openSettings({}, { push });
    await expect.element(way(/^Appareils$/u)).toBeVisible();
    await expect
      .element(page.getByText("Aucune notification ne sonne sur cet appareil"))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(/cet appareil les bloque/u)).not.toBeInTheDocument();
  });
});
