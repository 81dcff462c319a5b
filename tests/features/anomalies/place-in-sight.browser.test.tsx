import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { openMoreActions } from "../more-actions.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";
import { address, send } from "./write-report.ts";

afterEach(() => page.viewport(414, 896));

const map = () => page.getByRole("application", { name: "Carte pour placer le repère" });
const here = () => page.getByRole("button", { name: "C’est ici" });

function boxOf(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error("It is not there.");
  return element.getBoundingClientRect();
}

/** The pin, the pill under it and the search over it. */
const seen = () => ({
  pin: boxOf(document.querySelector("svg[viewBox='0 0 40 52'] path")),
  pill: boxOf(page.getByRole("button", { name: /^(?:C’est ici|Lieu choisi)$/u }).element().parentElement),
  search: boxOf(address().element()),
});

describe("the map of a new report", () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    it(`covers its pin with nothing, at ${width} × ${height} [MAP-3, UI-1]`, async () => {
      await page.viewport(width, height);
      await openScreen({ at: "/map/new-anomaly", anomalies: [anAnomaly()] });
      await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
      const expectInSight = () => {
        const { pin, pill, search } = seen();
        expect(pin.top).toBeGreaterThanOrEqual(search.bottom);
        expect(pin.bottom).toBeLessThanOrEqual(pill.top);
        const controls = boxOf(page.getByRole("button", { name: "Ma position" }).element());
        expect(pill.right).toBeLessThanOrEqual(controls.left);
      };
      expectInSight();
      await here().click();
      await expect.element(page.getByText(/de la mairie/u)).toBeVisible();
      expectInSight();
      await userEvent.click(address());
      await userEvent.keyboard("tregor");
      await expect.element(page.getByRole("option", { name: "3 rue du Trégor, 35830 Betton" })).toBeVisible();
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect.element(page.getByText("3 rue du Trégor", { exact: true })).toBeVisible();
      expectInSight();
    });

    it(`covers it with no word of what is wrong either, at ${width} × ${height} [FORM-5, UI-1]`, async () => {
      await page.viewport(width, height);
      await openScreen({ at: "/map/new-anomaly" });
      await expect.element(page.getByText("Fond de carte indisponible")).toBeVisible();
      await send().click();
      await expect.element(here()).toHaveAccessibleDescription(/^Placez le repère/u);
      const { pin, pill } = seen();
      expect(pin.bottom).toBeLessThanOrEqual(pill.top);
    });
  }

  it("leaves what comes after it in sight on a phone, and says in one line what must be filled in [UI-1]", async () => {
    await page.viewport(390, 844);
    await openScreen({ at: "/map/new-anomaly" });
    await expect.element(map()).toBeVisible();
    const { height } = boxOf(map().element());
    expect(height).toBeGreaterThanOrEqual(240);
    expect(height).toBeLessThanOrEqual(290);
    const line = boxOf(page.getByText("Tout est obligatoire, sauf mention contraire.").element());
    expect(line.height).toBeLessThan(30);
  });

  it("says beside a map on a desktop, and not over one on a phone, where the place is [MAP-3]", async () => {
    await page.viewport(1440, 900);
    await openScreen({ at: "/map/new-anomaly", anomalies: [anAnomaly()] });
    const toDo = page.getByText("Placez le repère sur la carte, à droite.");
    await expect.element(toDo).toBeVisible();
    await page.viewport(390, 844);
    await expect.element(toDo).not.toBeVisible();
    await page.viewport(1440, 900);
    await here().click();
    await expect.element(page.getByText("Lieu choisi sur la carte")).toBeVisible();
    await userEvent.click(address());
    await userEvent.keyboard("tregor");
    await expect.element(page.getByRole("option", { name: "3 rue du Trégor, 35830 Betton" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(page.getByText("3 rue du Trégor, 35830 Betton", { exact: true })).toBeVisible();
  });

  it.each([56, 87])(
    "ends at the foot of a desktop's window while the form goes by, below bars of %i px [UI-1]",
    async (barsPx) => {
      const { style } = document.documentElement;
      style.setProperty("--top-bar", `${barsPx}px`);
      onTestFinished(() => void style.removeProperty("--top-bar"));
      await page.viewport(1440, 900);
      await openScreen({ at: "/map/new-anomaly" });
      await expect.element(map()).toBeVisible();
      document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight);
      await expect.poll(() => boxOf(document.querySelector(".leaflet-container")).top).toBe(barsPx);
      expect(boxOf(document.querySelector(".leaflet-container")).bottom).toBe(900);
    },
  );

  it("stays in the dialog that moves a report, on a desktop too [MOD-8, MAP-3]", async () => {
    await page.viewport(1440, 900);
    const opened = { anomalies: [anAnomaly()], actor: A_MODERATOR };
    await openScreen({ at: `/list/anomaly/${anAnomaly().id}`, ...opened });
    await openMoreActions();
    await page.getByRole("button", { name: "Déplacer" }).click();
    await expect.element(map()).toBeVisible();
    const dialog = boxOf(page.getByRole("dialog").element());
    expect(boxOf(map().element()).width).toBeGreaterThan(dialog.width - 40);
    const beside = page.getByRole("dialog").getByText("3 rue du Trégor, 35830 Betton", { exact: true });
    await expect.element(beside).not.toBeVisible();
  });
});
