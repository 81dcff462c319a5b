import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import { noRoomForAPhoto } from "../data/environment/a-device.ts";
import { aPicture, pixelsOf, type Pixels } from "../data/photos/pictures.ts";
import { barriers } from "../ui/framed.tsx";
import { openScreen } from "../features/anomalies/open-screen.tsx";

const opener = () => page.getByRole("button", { name: "Masquer une zone de la photo 1" });
const dialog = () => page.getByRole("dialog", { name: "Masquer une zone de la photo 1" });
const frame = () => dialog().getByRole("application", { name: "Cadre de la zone à masquer" });
const maskIt = () => dialog().getByRole("button", { name: "Masquer cette zone" });

async function says(words: string | RegExp): Promise<void> {
  await expect.element(dialog().getByText(words)).toBeInTheDocument();
}

/** A draft with one photo of 800 × 600, and its tool open. */
async function openTool(): Promise<DeviceDatabase> {
  const { device } = await openScreen({ at: "/map/new-anomaly" });
  const file = new File([await aPicture(800, 600, "image/jpeg")], "IMG_2041.jpg", { type: "image/jpeg" });
  await userEvent.upload(page.getByLabelText("Choisir"), file);
  await opener().click();
  await expect.element(frame()).toBeVisible();
  await expect.poll(() => photo().naturalWidth).toBe(800);
  await dialog().getByRole("radio", { name: "Noir" }).click();
  return device;
}

function photo(): HTMLImageElement {
  const image = dialog().element().querySelector("img");
  if (image === null) throw new Error("The tool shows no photo.");
  return image;
}

async function storedPixels(device: DeviceDatabase): Promise<Pixels> {
  const [row] = await device.photos.toArray();
  if (row === undefined) throw new Error("The photo is not on the device.");
  return pixelsOf(row.blob);
}

function isBlack(levels: readonly [number, number, number]): boolean {
  return levels.every((level) => level <= 8);
}

/** From a point of the photo to another, as fractions, with the mouse held down; to the same point, a click. */
function dragOnPhoto(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const stage = photo().parentElement ?? photo();
  const { width, height } = stage.getBoundingClientRect();
  const at = ([x, y]: readonly [number, number]) => ({ x: x * width, y: y * height });
  return userEvent.dragAndDrop(stage, stage, { sourcePosition: at(from), targetPosition: at(to) });
}

describe("masking a part of a photo", () => {
  it("is done with the keyboard alone, several times, and gives the focus back [PHO-7, UI-5]", async () => {
    const device = await openTool();
    frame().element().focus();
    await says("Cadre à 36 % du bord gauche et 40 % du haut ; largeur 28 %, hauteur 20 %.");
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
    await says("Cadre à 34 % du bord gauche et 36 % du haut ; largeur 30 %, hauteur 22 %.");
    await says("Cette zone n’est pas encore masquée.");
    maskIt().element().focus();
    await userEvent.keyboard("{Enter}");
    await says(/^Zone masquée/u);
    await expect.element(maskIt()).toHaveFocus();
    frame().element().focus();
    await userEvent.keyboard("{ArrowDown>15/}");
    await says("Cette zone n’est pas encore masquée.");
    maskIt().element().focus();
    await userEvent.keyboard("{Enter}");
    await says(/^Zone masquée/u);
    const pixels = await storedPixels(device);
    expect(isBlack(pixels.at(400, 240))).toBe(true);
    expect(isBlack(pixels.at(400, 500))).toBe(true);
    expect(isBlack(pixels.at(100, 100))).toBe(false);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(opener()).toHaveFocus();
  });

  it("is done with a pointer: drawn, moved, pulled at a corner, or put by a press [PHO-7]", async () => {
    const device = await openTool();
    await dragOnPhoto([0.1, 0.1], [0.3, 0.3]);
    await says("Cadre à 10 % du bord gauche et 10 % du haut ; largeur 20 %, hauteur 20 %.");
    await dragOnPhoto([0.2, 0.2], [0.4, 0.5]);
    await says("Cadre à 30 % du bord gauche et 40 % du haut ; largeur 20 %, hauteur 20 %.");
    await dragOnPhoto([0.5, 0.6], [0.7, 0.8]);
    await says("Cadre à 30 % du bord gauche et 40 % du haut ; largeur 40 %, hauteur 40 %.");
    await dragOnPhoto([0.75, 0.25], [0.75, 0.25]);
    await says("Cadre à 55 % du bord gauche et 5 % du haut ; largeur 40 %, hauteur 40 %.");
    // Whoever leaves the frame where it is does not take what is under it for hidden.
    await expect
      .element(dialog().getByRole("button", { name: "Terminer sans masquer ce cadre" }))
      .toBeVisible();
    await maskIt().click();
    await says(/^Zone masquée/u);
    expect(isBlack((await storedPixels(device)).at(600, 150))).toBe(true);
    await dialog().getByRole("button", { name: "Terminer", exact: true }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it("is painted with a finger, and undone [PHO-7]", async () => {
    const device = await openTool();
    await dialog().getByRole("radio", { name: "Pinceau" }).click();
    await dragOnPhoto([0.2, 0.5], [0.8, 0.5]);
    await says("Zone masquée.");
    expect(isBlack((await storedPixels(device)).at(400, 300))).toBe(true);
    await dialog().getByRole("button", { name: "Annuler" }).click();
    await expect.poll(async () => isBlack((await storedPixels(device)).at(400, 300))).toBe(false);
    expect(await barriers()).toEqual([]);
  });

  it("needs no dragging and no arrow key [PHO-7]", async () => {
    await openTool();
    await dialog().getByText("Placer le cadre avec des boutons").click();
    await dialog().getByRole("button", { name: "À droite" }).click();
    await dialog().getByRole("button", { name: "Plus haut" }).click();
    await says("Cadre à 38 % du bord gauche et 40 % du haut ; largeur 28 %, hauteur 22 %.");
  });

  it("says what went wrong beside its buttons, loses nothing, and can be tried again [PHO-7, OFF-10]", async () => {
    await openTool();
    const full = noRoomForAPhoto();
    await maskIt().click();
    await says(/^Il n’y a plus de place sur cet appareil\s: la zone n’est pas masquée/u);
    full.restore();
    await maskIt().click();
    await says(/^Zone masquée/u);
  });

  it("has no barrier, folded or not [PHO-7, UI-3]", async () => {
    await openTool();
    expect(await barriers()).toEqual([]);
    await dialog().getByText("Placer le cadre avec des boutons").click();
    expect(await barriers()).toEqual([]);
  });
});
