import { expect } from "vitest";
import { page } from "vitest/browser";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import { pixelsOf, type Pixels } from "../data/photos/pictures.ts";
import { barriers } from "../ui/framed.tsx";

export const maskTool = () => page.getByRole("dialog", { name: "Masquer une zone de la photo 1" });
export const maskToolOpener = () => page.getByRole("button", { name: "Masquer une zone de la photo 1" });

/** With the frame as the open tool puts it. */
export async function paintTheMiddle(): Promise<void> {
  await expect.element(maskTool().getByRole("application")).toBeVisible();
  await maskTool().getByRole("radio", { name: "Noir" }).click();
  await maskTool().getByRole("button", { name: "Masquer cette zone" }).click();
  await expect.element(maskTool().getByText(/^Zone masquée/u)).toBeInTheDocument();
  expect(await barriers()).toEqual([]);
}

/** And out of the tool. */
export async function maskTheMiddle(leave = "Terminer"): Promise<void> {
  await paintTheMiddle();
  await maskTool().getByRole("button", { name: leave }).click();
  await expect.element(maskTool()).not.toBeInTheDocument();
}

function isBlackInTheMiddle(pixels: Pixels): boolean {
  return pixels.at(Math.round(pixels.width / 2), Math.round(pixels.height / 2)).every((level) => level <= 8);
}

/** Whether the only photo on the device hides its middle, in the full image and in the preview. */
export async function isTheMiddleMasked(device: DeviceDatabase): Promise<boolean> {
  const [photo, other] = await device.photos.toArray();
  if (photo === undefined || other !== undefined) throw new Error("There is not one photo on the device.");
  return isBlackInTheMiddle(await pixelsOf(photo.blob)) && isBlackInTheMiddle(await pixelsOf(photo.preview));
}
