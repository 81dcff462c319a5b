import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const waiting = anAnomaly({ visibility: "pending", title: "Banc cassé au parc" });

async function openQueue() {
  const data = await openDatabases({
    city: aCity(),
    anomalies: [publicProjectionOf(waiting)],
    moderated: [waiting],
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data);
  await expect.element(page.getByRole("button", { name: "À vérifier · 1" })).toBeVisible();
  // Rows come a frame after their count.
  await expect.element(page.getByRole("heading", { name: waiting.title })).toBeVisible();
  return data;
}

/** A finger on the row goes so far sideways and down, in steps. */
function swipe(byX: number, byY = 0, pointerType = "touch", on = "main li h2, li h2") {
  const row = document.querySelector(on);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const at = (share: number) => ({ clientX: 150 + byX * share, clientY: 300 + byY * share });
  const say = (type: string, share: number) =>
    row?.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType, ...at(share) }),
    );
  say("pointerdown", 0);
  for (const share of steps) say("pointermove", share);
  const said = document.querySelector<HTMLElement>("li[data-swipe]")?.dataset["swipe"];
  say("pointerup", 1);
  return said;
}

describe("a row of « À traiter » under a finger", () => {
  it("is decided about with its first button by a swipe to the right, which may be taken back [MOD-6] [MOD-3]", async () => {
    const { device } = await openQueue();
    const toCheck = page.getByRole("button", { name: "À vérifier · 1" });
    await expect.element(toCheck).toBeVisible();
    expect(swipe(120)).toBe("Publier");
    await expect.element(toCheck).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Annuler la dernière" }).click();
    await expect.element(toCheck).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
  });

  it("asks why, as its last button does, after a swipe to the left [MOD-6]", async () => {
    await openQueue();
    swipe(-120);
    await expect.element(page.getByLabelText("Motif, lu par tous")).toBeVisible();
  });

  it("stays as it is where the finger goes not far enough, scrolls, or is a mouse [MOD-6]", async () => {
    const { device } = await openQueue();
    swipe(80);
    swipe(120, 200);
    expect(swipe(120, 0, "mouse")).toBeUndefined();
    expect(await device.outbox.count()).toBe(0);
    await expect.element(page.getByRole("button", { name: "À vérifier · 1" })).toBeVisible();
  });

  it("is not moved by a finger in its dialog, where words are being typed [MOD-6]", async () => {
    const { device } = await openQueue();
    swipe(-120);
    await expect.element(page.getByLabelText("Motif, lu par tous")).toBeVisible();
    expect(swipe(120, 0, "touch", "li dialog[open] h2")).toBeUndefined();
    expect(await device.outbox.count()).toBe(0);
    await expect.element(page.getByLabelText("Motif, lu par tous")).toBeVisible();
  });

  it("is not swiped once the shortcuts are switched off [MOD-6, UI-3]", async () => {
    onTestFinished(() => localStorage.removeItem("parvis.queue-keys"));
    const { device } = await openQueue();
    await page.getByText("Raccourcis", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Utiliser ces raccourcis" }).click();
    expect(swipe(120)).toBeUndefined();
    expect(await device.outbox.count()).toBe(0);
  });

  it("is told of alone, and switched off, where there are fingers and no keys [MOD-6]", async () => {
    const real = matchMedia;
    const fingers = vi.spyOn(globalThis, "matchMedia");
    fingers.mockImplementation((query) => real(query.replace("any-pointer: fine", "min-width: 9999px")));
    onTestFinished(() => fingers.mockRestore());
    await openQueue();
    await page.getByText("Gestes", { exact: true }).click();
    await expect.element(page.getByRole("checkbox", { name: "Utiliser ces gestes" })).toBeVisible();
    await expect.element(page.getByText(/Au clavier/u)).not.toBeInTheDocument();
  });

  it("has the queue that is chosen in sight on a phone [MOD-6]", async () => {
    const data = await openDatabases({ city: aCity(), actor: { moderatorOfCities: ["35024"] }, heard: true });
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(390, 844);
    await showQueue(data, "?queue=open");
    await expect.element(page.getByRole("button", { name: /^Anomalies ouvertes · / })).toBeInViewport();
  });
});
