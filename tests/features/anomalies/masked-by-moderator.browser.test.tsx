import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPicture, pixelsOf, type Pixels } from "../../data/photos/pictures.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";

const PHOTO = { id: anIdentifier(31), alt: "La rue", state: "stored", thumb: "" } as const;
const report = anAnomaly({ photos: [PHOTO] });
const detail = `/list/anomaly/${report.id}`;
const dialog = () => page.getByRole("dialog", { name: "Masquer une zone de la photo 1" });
const opener = () => page.getByRole("button", { name: "Masquer une zone de la photo 1" });

afterEach(() => vi.restoreAllMocks());

/** The city’s answer to whoever asks for a photo; undefined without network. */
function photosAnswer(picture: () => Blob | undefined): void {
  const others = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (typeof input !== "string" || !input.startsWith("/photos/")) return others(input, init);
    const found = picture();
    return found === undefined
      ? Promise.reject(new TypeError("Failed to fetch"))
      : Promise.resolve(new Response(found));
  });
}

/** The middle of the frame as the tool opens it. */
function isBlackInTheMiddle(pixels: Pixels): boolean {
  return pixels.at(Math.round(pixels.width / 2), Math.round(pixels.height / 2)).every((level) => level <= 8);
}

async function maskTheMiddle(): Promise<void> {
  await expect.element(dialog().getByRole("application")).toBeVisible();
  await dialog().getByRole("radio", { name: "Noir" }).click();
  await dialog().getByRole("button", { name: "Masquer cette zone" }).click();
  await expect.element(dialog().getByText(/^Zone masquée/u)).toBeInTheDocument();
  expect(await barriers()).toEqual([]);
  await dialog().getByRole("button", { name: "Terminer" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
}

describe("a moderator who reads a report with a photo", () => {
  it("masks a part of it, and the device keeps the masked one with the decision [MOD-16] [P1]", async () => {
    const picture = await aPicture(800, 600, "image/jpeg");
    photosAnswer(() => picture);
    const { device } = await openScreen({ at: detail, anomalies: [report], actor: A_MODERATOR });
    await opener().click();
    await maskTheMiddle();
    const [row] = await vi.waitFor(async () => {
      const rows = await device.outbox.toArray();
      expect(rows).toHaveLength(1);
      return rows;
    });
    const [photo] = await device.photos.toArray();
    expect(row?.command).toMatchObject({
      kind: "mask-photo",
      payload: { photoId: PHOTO.id, masked: { id: photo?.id, alt: "La rue" } },
    });
    if (photo === undefined) throw new Error("The masked photo is not on the device.");
    expect(isBlackInTheMiddle(await pixelsOf(photo.blob))).toBe(true);
  });

  it("sends nothing where nothing was masked, and is told where the photo cannot be read [MOD-16] [P1]", async () => {
    let picture: Blob | undefined;
    photosAnswer(() => picture);
    const { device } = await openScreen({ at: detail, anomalies: [report], actor: A_MODERATOR });
    await opener().click();
    await expect
      .element(page.getByText("La photo n’a pas pu être lue. Réessayez avec du réseau."))
      .toBeVisible();
    picture = await aPicture(800, 600, "image/jpeg");
    await opener().click();
    await dialog().getByRole("button", { name: "Terminer" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(await device.outbox.count()).toBe(0);
  });

  it("masks a photo of the work before it is sent with the answer [MOD-16] [MOD-10]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Répondre" }).click();
    await page.getByRole("radio", { name: "Marquer comme résolue" }).click();
    const file = new File([await aPicture(800, 600, "image/jpeg")], "apres.jpg", { type: "image/jpeg" });
    const moderation = page.getByRole("region", { name: "Modération" });
    await userEvent.upload(moderation.getByLabelText("Choisir"), file);
    await opener().click();
    await maskTheMiddle();
    await userEvent.fill(page.getByLabelText(/^Explication/u), "Le trou est rebouché depuis ce matin.");
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Votre réponse : Résolue.")).toBeVisible();
    const [photo] = await device.photos.toArray();
    if (photo === undefined) throw new Error("The masked photo is not on the device.");
    expect(isBlackInTheMiddle(await pixelsOf(photo.blob))).toBe(true);
  });
});
