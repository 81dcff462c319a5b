import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { fillTitle, pickCategory, send, writeReport } from "./support/report.ts";
import {
  aSmallDevice,
  fillAround,
  fillDevice,
  keepTiles,
  roomAgain,
  rowsOnDevice,
} from "./support/storage.ts";
import { expect, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";
import { untilAllSent } from "./support/outbox.ts";

/** Enough for the app and the commune. */
const ROOM_BYTES = 12_000_000;
const TILES = 40;
const ROOM_FOR_TILES_BYTES = 5_000_000;
const ROOM_FOR_TEXT_BYTES = 600_000;
const SIDE_PX = 1600;

/** Noise: neither the store nor a JPEG makes it small. */
async function heavyPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const raw = { width: SIDE_PX, height: SIDE_PX, channels: 3 } as const;
  const noise = sharp(randomBytes(SIDE_PX * SIDE_PX * 3), { raw });
  return { name: "IMG_2042.jpg", mimeType: "image/jpeg", buffer: await noise.jpeg().toBuffer() };
}

test("a photo that finds no room is refused in words, and the report goes without it [OFF-10, PHO-2, P1, F18]", async ({
  page,
  city,
}) => {
  const device = await aSmallDevice(page, ROOM_BYTES);
  await arriveIn(page, city);
  await untilOfflineReady(page);
  const uid = await uidOn(page);
  await writeReport(page, { title: "Graffiti sur la salle des fêtes" });
  await fillDevice(page);
  await page.getByLabel("Choisir", { exact: true }).setInputFiles(await heavyPhoto());
  await expect(page.getByText(/^Il n’y a plus de place sur cet appareil pour cette photo/u)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue("Graffiti sur la salle des fêtes");
  await roomAgain(device, ROOM_FOR_TEXT_BYTES);
  await send(page);
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
});

test("a text that finds no room stays in the form, is offered as a file, and is sent once there is room [OFF-10, P1, F17, F30]", async ({
  page,
  city,
}) => {
  const device = await aSmallDevice(page, ROOM_BYTES);
  await arriveIn(page, city);
  await untilOfflineReady(page);
  const uid = await uidOn(page);
  await fillDevice(page);
  await page.getByRole("link", { name: "Signaler" }).click();
  await page.getByRole("button", { name: "C’est ici" }).click();
  await pickCategory(page);
  await fillTitle(page, "Banc arraché au bord du canal");
  await page.getByRole("textbox", { name: "Description" }).fill("Il gît dans l’herbe depuis samedi.");
  await expect(page.getByText("Le brouillon n’est pas enregistré")).toBeVisible();
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByText("Le signalement n’a pas été enregistré")).toBeVisible();
  await expect(page.getByText(/^Cet appareil n’a plus de place. Rien n’est perdu/u)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger mon brouillon" }).click();
  await downloading;

  await roomAgain(device);
  await send(page);
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
});

test("a device that is full of map tiles gives them back before it refuses a text [OFF-10, P1, F19]", async ({
  page,
  city,
}) => {
  const device = await aSmallDevice(page, ROOM_BYTES);
  await arriveIn(page, city);
  await untilOfflineReady(page);
  const uid = await uidOn(page);
  await writeReport(page, { title: "Grille d’égout bouchée" });
  // A draft that is kept later would take the room that the report is to find.
  const drafts = async () => JSON.stringify((await rowsOnDevice(page, uid)).drafts);
  await expect.poll(drafts).toContain("lundi soir");
  // What else is kept at that moment may take the tiles' room first: then the device is filled again.
  await expect(async () => {
    await roomAgain(device, ROOM_FOR_TILES_BYTES);
    await keepTiles(page, TILES);
    await fillAround(page);
    await roomAgain(device, 0);
    expect(await page.evaluate(hasTiles)).toBe(true);
  }).toPass();
  await send(page);
  expect(await page.evaluate(hasTiles)).toBe(false);
});

async function hasTiles(): Promise<boolean> {
  return (await caches.match("/tiles/0.png")) !== undefined;
}
