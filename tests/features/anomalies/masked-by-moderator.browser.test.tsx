import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aPicture } from "../../data/photos/pictures.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import {
  isTheMiddleMasked,
  maskTheMiddle,
  maskTool,
  maskToolOpener,
  paintTheMiddle,
} from "../../shared/mask-the-middle.ts";
import { barriers } from "../../ui/framed.tsx";
import { openMoreActions } from "../more-actions.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";
import { waitFor } from "../../support/wait-for.ts";

const PHOTO = { id: anIdentifier(31), alt: "La rue", state: "stored", thumb: "" } as const;
const report = anAnomaly({ photos: [PHOTO] });
const detail = `/list/anomaly/${report.id}`;

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

describe("a moderator who reads a report with a photo", () => {
  it("masks a part of it, and the device keeps the masked one with the decision [MOD-16] [P1]", async () => {
    const picture = await aPicture(800, 600, "image/jpeg");
    photosAnswer(() => picture);
    const { device } = await openScreen({ at: detail, anomalies: [report], actor: A_MODERATOR });
    await openMoreActions();
    await maskToolOpener().click();
    await maskTheMiddle("Valider");
    const [row] = await waitFor(async () => {
      const rows = await device.outbox.toArray();
      expect(rows).toHaveLength(1);
      return rows;
    });
    const [photo] = await device.photos.toArray();
    expect(row?.command).toMatchObject({
      kind: "mask-photo",
      payload: { photoId: PHOTO.id, masked: { id: photo?.id, alt: "La rue" } },
    });
    expect(await isTheMiddleMasked(device)).toBe(true);
    await expect.element(page.getByText("Votre décision : photo masquée.")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await device.outbox.toCollection().modify({ state: "applied" });
    await expect.element(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
  });

  it("sends nothing where they leave the tool without « Valider », and is asked whether they mean it [MOD-16] [P1]", async () => {
    const picture = await aPicture(800, 600, "image/jpeg");
    photosAnswer(() => picture);
    const { device } = await openScreen({ at: detail, anomalies: [report], actor: A_MODERATOR });
    await openMoreActions();
    await maskToolOpener().click();
    await paintTheMiddle();
    await userEvent.keyboard("{Escape}");
    const asked = page.getByRole("dialog", { name: "Quitter sans masquer la photo ?" });
    await expect.element(asked.getByRole("button", { name: "Quitter sans masquer" })).toBeVisible();
    expect(await barriers()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(asked).not.toBeInTheDocument();
    await expect.element(maskTool().getByRole("button", { name: "Valider" })).toBeVisible();
    await maskTool().getByRole("button", { name: "Fermer" }).click();
    await asked.getByRole("button", { name: "Quitter sans masquer" }).click();
    await expect.element(maskTool()).not.toBeInTheDocument();
    await expect.element(maskToolOpener()).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
    expect(await device.photos.count()).toBe(0);
  });

  it("sends nothing where nothing was masked, and is told where the photo cannot be read [MOD-16] [P1]", async () => {
    let picture: Blob | undefined;
    photosAnswer(() => picture);
    const { device } = await openScreen({ at: detail, anomalies: [report], actor: A_MODERATOR });
    await openMoreActions();
    await maskToolOpener().click();
    await expect
      .element(page.getByText("La photo n’a pas pu être lue. Réessayez avec du réseau."))
      .toBeVisible();
    picture = await aPicture(800, 600, "image/jpeg");
    await maskToolOpener().click();
    await maskTool().getByRole("button", { name: "Valider" }).click();
    await expect.element(maskTool()).not.toBeInTheDocument();
    expect(await device.outbox.count()).toBe(0);
  });

  it("masks a photo of the work, which is on the device masked before it is sent with the answer [MOD-16] [MOD-10] [PHO-7]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Répondre" }).click();
    await page.getByRole("radio", { name: "Marquer comme résolue" }).click();
    const file = new File([await aPicture(800, 600, "image/jpeg")], "apres.jpg", { type: "image/jpeg" });
    const moderation = page.getByRole("region", { name: "Modération" });
    await userEvent.upload(moderation.getByLabelText("Choisir"), file);
    await maskToolOpener().click();
    await maskTheMiddle();
    await expect.poll(() => isTheMiddleMasked(device)).toBe(true);
    await userEvent.fill(page.getByLabelText(/^Explication/u), "Le trou est rebouché depuis ce matin.");
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Votre réponse : Résolue.")).toBeVisible();
    expect(await isTheMiddleMasked(device)).toBe(true);
  });
});
