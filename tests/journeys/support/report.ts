import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { drawPhoto } from "../../../local/demo/draw-photo.ts";
import { lampOff } from "../../../local/demo/scenes/street-things.ts";
import type { Commune } from "./commune.ts";
import { leadTo } from "./every-place.ts";

/** A JPEG as a phone makes it, of a lamp that is off: 2000 × 1500, with a position in its EXIF. */
export async function phonePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const picture = sharp(await drawPhoto(lampOff, "a phone")).resize(2000, 1500);
  const position = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 10/1 54/1" } };
  const buffer = await picture.jpeg().withExif(position).toBuffer();
  return { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer };
}

export interface WrittenReport {
  readonly title: string;
  readonly description?: string;
  readonly withPhoto?: boolean;
}

/** Opens the form, takes the middle of its map for the place, and fills the rest in. Ends before « Envoyer ». */
export async function writeReport(page: Page, report: WrittenReport): Promise<void> {
  await page.getByRole("link", { name: "Signaler" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nouveau signalement" })).toBeVisible();
  await page.getByRole("button", { name: "C’est ici" }).click();
  await pickCategory(page);
  await fillTitle(page, report.title);
  await page
    .getByRole("textbox", { name: "Description" })
    .fill(report.description ?? "Le lampadaire ne s’allume plus depuis lundi soir.");
  if (report.withPhoto === true) await addPhoto(page);
}

/** The title is folded away: the form suggests one. */
export async function fillTitle(page: Page, title: string): Promise<void> {
  await page.getByText("Ajouter des précisions").click();
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
}

export async function pickCategory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await page.getByRole("combobox", { name: "Rechercher une catégorie" }).fill("réverbère");
  await page.getByRole("option", { name: /^Lampadaire éteint/u }).click();
}

async function addPhoto(page: Page): Promise<void> {
  await page.getByLabel("Choisir", { exact: true }).setInputFiles(await phonePhoto());
  await expect(page.getByRole("img", { name: /photo/iu }).first()).toBeVisible();
}

/** Ends when the device has it, or the town already. */
export async function send(page: Page): Promise<void> {
  await pressSend(page);
  await expect(sentHeading(page)).toBeVisible();
}

/** Reports from the map of a commune, and ends on the page of the report once the commune has it. */
export async function reportAndOpen(page: Page, { map }: Pick<Commune, "map">, title: string): Promise<void> {
  await leadTo(page, map);
  await writeReport(page, { title });
  await send(page);
  await expect(page.getByRole("heading", { level: 1, name: /^Signalement envoyé/u })).toBeVisible();
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await expect(page.getByRole("button", { name: "C’est résolu" })).toBeVisible();
}

/** The device's word, or the town's, which is the quicker now and then. */
export function sentHeading(page: Page): Locator {
  return page.getByRole("heading", {
    level: 1,
    name: /^(?:Enregistré sur cet appareil|Texte envoyé|Signalement envoyé)/u,
  });
}

/** The button's words say what will happen, so they differ without network. */
export async function pressSend(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^(?:Envoyer le signalement|Envoyer au retour du réseau)$/u })
    .click();
}
