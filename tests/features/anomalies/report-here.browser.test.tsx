import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

const pin = () => page.getByRole("button", { name: /^Anomalie\s: Nid-de-poule rue du Trégor, signalée/u });

describe("the map of reports", () => {
  it("offers a report at the point that is held, by the menu key at the middle, and not to a visitor [MAP-23]", async () => {
    const opened = { at: "/map/anomalies", anomalies: [anAnomaly()] };
    await openScreen(opened);
    const map = page.getByRole("application");
    const here = page.getByRole("link", { name: "Signaler ici" });
    await expect.element(pin()).toBeInTheDocument();
    await expect
      .poll(async () => {
        await userEvent.click(map, { button: "right", position: { x: 120, y: 260 } });
        return here.query();
      })
      .not.toBeNull();
    await expect.element(here).toHaveFocus();
    expect(await barriers()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(here).not.toBeInTheDocument();
    await expect.element(map).toHaveFocus();
    map.element().dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
    await here.click();
    await expect.element(page.getByRole("heading", { name: "Nouveau signalement" })).toBeVisible();
    await page.getByText("Sans la carte").click();
    await expect.element(page.getByText(/de la mairie/u).first()).toBeVisible();

    await cleanup();
    await openScreen({ ...opened, visiting: true });
    await expect.element(pin()).toBeInTheDocument();
    const menu = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    expect(page.getByRole("application").element().dispatchEvent(menu)).toBe(true);
  });
});
