import { afterEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { aPicture } from "../../data/photos/pictures.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

const shown = () => page.getByRole("img", { name: "La rue" }).first();
const awaited = () => page.getByText("Photo entière au retour du réseau");
const boxOf = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();

async function thumbnail(): Promise<string> {
  const bytes = new Uint8Array(await (await aPicture(32, 24, "image/jpeg")).arrayBuffer());
  return `data:image/jpeg;base64,${btoa(String.fromCharCode(...bytes))}`;
}

async function openIt(at: (id: string) => string) {
  const photo = { id: anIdentifier(31), alt: "La rue", state: "stored", thumb: await thumbnail() } as const;
  const anomaly = anAnomaly({ photos: [photo, { ...photo, id: anIdentifier(32), alt: "" }] });
  const { device } = await openScreen({ at: at(anomaly.id), anomalies: [anomaly] });
  return { device, photo };
}

describe("a photo of which the device has the thumbnail alone", () => {
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    it(`is drawn small and whole, and its rest is announced, at ${width} × ${height} [P13, UI-1]`, async () => {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
      await page.viewport(width, height);
      await openIt((id) => `/list/anomaly/${id}`);
      await expect.element(awaited()).toBeVisible();
      const image = shown().element();
      expect(boxOf(image.closest("div")).height).toBeLessThanOrEqual(200);
      expect(getComputedStyle(image)).toMatchObject({ objectFit: "contain", backgroundImage: "none" });
      expect(boxOf(image).bottom).toBeLessThanOrEqual(boxOf(awaited().element()).top);
      const count = boxOf(page.getByText("2 photos").element());
      expect(count.bottom).toBeLessThanOrEqual(boxOf(awaited().element()).top);
      expect(await barriers()).toEqual([]);
    });
  }

  it("fits in half of a phone over the map [MAP-2, UI-1]", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await page.viewport(390, 844);
    await openIt((id) => `/map/anomaly/${id}`);
    await expect.element(awaited()).toBeVisible();
    const { bottom } = boxOf(awaited().element());
    expect(bottom).toBeLessThanOrEqual(boxOf(shown().element().closest("div")).bottom);
  });

  it("has the whole width as soon as the network brings the whole of it [P13]", async () => {
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { device, photo } = await openIt((id) => `/list/anomaly/${id}`);
    await expect.element(awaited()).toBeVisible();
    const whole = await aPicture(600, 400, "image/jpeg");
    const { id, alt } = photo;
    await device.photos.add({
      id,
      alt,
      ownerId: anIdentifier(33),
      cityId: "35024",
      blob: whole,
      preview: whole,
      bytes: whole.size,
      sent: true,
      refusal: null,
      attempts: 0,
      nextAttemptAt: 0,
      lastError: null,
    });
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await expect.poll(() => (shown().element() as HTMLImageElement).naturalWidth).toBe(600);
    await expect.element(awaited()).not.toBeInTheDocument();
    expect(boxOf(shown().element()).width).toBeGreaterThan(350);
    expect(getComputedStyle(shown().element()).objectFit).toBe("cover");
    // Whole on a desktop, no higher than 320 px, with its status beside it: what it says follows on the first half of the screen.
    await page.viewport(1440, 900);
    const { width, height, right, top, bottom } = boxOf(shown().element());
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(height).toBeLessThanOrEqual(320);
    const reference = boxOf(page.getByText("Anomalie n°", { exact: false }).element());
    expect(reference.left).toBeGreaterThan(right);
    expect(reference.top).toBeLessThan(top + 50);
    expect(bottom).toBeLessThan(450);
  });
});
