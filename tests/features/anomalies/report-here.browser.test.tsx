import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { barriers } from "../../ui/framed.tsx";
import { addressesAnswer } from "../city/addresses-answer.ts";
import { openScreen } from "./open-screen.tsx";
import { field, precisions } from "./write-report.ts";

const pin = () => page.getByRole("button", { name: /^Anomalie\s: Nid-de-poule rue du Trégor, signalée/u });

afterEach(() => void vi.restoreAllMocks());

describe("the map of reports", () => {
  it("keeps no draft of a point alone, though its address was found, and one of the first word [MAP-23] [FORM-6]", async () => {
    addressesAnswer([{ label: "3 Rue du Trégor 35830 Betton", name: "3 Rue du Trégor", distance: 4 }]);
    const { device } = await openScreen({ at: "/map/new-anomaly?at=48.1826,-1.6419" });
    await page.getByText("Sans la carte").click();
    await expect.element(field(/^Adresse/u)).toHaveValue("3 Rue du Trégor, 35830 Betton");
    expect(await device.drafts.count()).toBe(0);
    await precisions().click();
    await field("Titre").fill("Banc cassé");
    await expect
      .poll(() => device.drafts.toArray())
      .toMatchObject([{ fields: { title: "Banc cassé", address: "3 Rue du Trégor, 35830 Betton" } }]);
  });

  it("keeps the point with a photo that is added to it [MAP-23] [FORM-6] [PHO-6]", async () => {
    addressesAnswer([{ label: "3 Rue du Trégor 35830 Betton", name: "3 Rue du Trégor", distance: 4 }]);
    const { device } = await openScreen({ at: "/map/new-anomaly?at=48.1826,-1.6419" });
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
    const photo = new File([await canvas.convertToBlob({ type: "image/jpeg" })], "banc.jpg", {
      type: "image/jpeg",
    });
    await userEvent.upload(page.getByLabelText("Choisir"), photo);
    await expect
      .poll(() => device.drafts.toArray())
      .toMatchObject([{ fields: { place: { latE6: 48_182_600, lngE6: -1_641_900 } } }]);
  });

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
