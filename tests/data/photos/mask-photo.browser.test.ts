import { describe, expect, it, vi } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { addPhoto } from "../../../src/data/photos/add-photo.ts";
import { maskPhoto, unmaskPhoto } from "../../../src/data/photos/mask-photo.ts";
import { MASK_LOOKS, type PhotoMark } from "../../../src/data/photos/photo-mark.ts";
import type { PhotoArea } from "../../../src/data/photos/photo-area.ts";
import { removePhoto } from "../../../src/data/photos/change-photo.ts";
import { removeDraft } from "../../../src/data/drafts/save-draft.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aPicture, pixelsOf, type Pixels } from "./pictures.ts";

const draftId = anIdentifier(1);
const photoId = anIdentifier(11);
const PLATE: PhotoArea = { left: 0.25, top: 0.25, width: 0.25, height: 0.5 };
const FACE: PhotoArea = { left: 0.7, top: 0.1, width: 0.2, height: 0.2 };

const BLACK = 0;
/** What a JPEG adds and takes. */
const JPEG_LEVELS = 8;
/** What its squares carry over an edge, and how far. */
const SPREAD_LEVELS = 40;
const SPREAD_PX = 16;

const black = (area: PhotoArea): PhotoMark => ({ look: "black", area });

async function aDeviceWithPhoto(picture?: Blob): Promise<DeviceDatabase> {
  const device = openDevice(`resident-${crypto.randomUUID()}`);
  const file = picture ?? (await aPicture(400, 300, "image/jpeg"));
  await addPhoto(device, { kind: "report-anomaly", id: photoId, ownerId: draftId, cityId: "35024", file });
  return device;
}

/** A sixth of the photo's width, as a car across the street shows it. */
const PLATE_AT: PhotoArea = { left: 0.4, top: 0.47, width: 0.17, height: 0.06 };
/** Neighbours that differ by no more are one grey to the eye and to a machine. */
const READABLE_LEVELS = 12;
const BAR_PX = 19;

/** Black bars of a letter's width on a white plate, on a grey car. */
async function aPlate(): Promise<Blob> {
  const canvas = new OffscreenCanvas(1600, 1200);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no 2D canvas.");
  const { left, top, width, height } = PLATE_AT;
  context.fillStyle = "#7d8790";
  context.fillRect(0, 0, 1600, 1200);
  context.fillStyle = "#fff";
  context.fillRect(left * 1600, top * 1200, width * 1600, height * 1200);
  context.fillStyle = "#000";
  for (let bar = 0; bar < 14; bar += 2) {
    context.fillRect(left * 1600 + 4 + bar * BAR_PX, top * 1200 + 8, BAR_PX, height * 1200 - 16);
  }
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
}

/** How much bars of a letter's width still stand out from their two neighbours, along the middle of an area. */
function contrastIn(pixels: Pixels, { left, top, width, height }: PhotoArea): number {
  const y = Math.round((top + height / 2) * pixels.height);
  const step = Math.max(1, Math.round((BAR_PX / 1600) * pixels.width));
  const level = (x: number) => pixels.at(x, y)[0];
  let largest = 0;
  for (let x = Math.round(left * pixels.width) + step; x + step < (left + width) * pixels.width; x += 1) {
    largest = Math.max(largest, Math.abs(2 * level(x) - level(x - step) - level(x + step)));
  }
  return largest;
}

async function copiesOn(device: DeviceDatabase): Promise<readonly [full: Pixels, preview: Pixels]> {
  const photo = await device.photos.get(photoId);
  if (photo === undefined) throw new Error("The photo is not on the device.");
  expect(photo.bytes).toBe(photo.blob.size);
  return [await pixelsOf(photo.blob), await pixelsOf(photo.preview)];
}

function expectBlack(pixels: Pixels, area: PhotoArea): void {
  expect(pixels.largestGap(area, -1, [BLACK, BLACK, BLACK])).toBeLessThanOrEqual(SPREAD_LEVELS);
  expect(pixels.largestGap(area, -SPREAD_PX, [BLACK, BLACK, BLACK])).toBeLessThanOrEqual(2);
}

describe("masking an area of a photo", () => {
  it("leaves flat black and nothing of what was beneath, in both copies, and the rest as it was [PHO-7]", async () => {
    const device = await aDeviceWithPhoto(await aPicture(1600, 1200, "image/jpeg"));
    const before = await copiesOn(device);
    expect((await maskPhoto(device, photoId, black(PLATE))).ok).toBe(true);
    const after = await copiesOn(device);
    for (const [copy, pixels] of after.entries()) {
      const first = before[copy];
      if (first === undefined) throw new Error("There were two copies.");
      expectBlack(pixels, PLATE);
      expect([pixels.width, pixels.height]).toEqual([first.width, first.height]);
      expect(pixels.meanGapOutside(PLATE, SPREAD_PX, first)).toBeLessThanOrEqual(JPEG_LEVELS);
    }
  });

  it("leaves nothing of a plate that was painted over with a finger, blurred or black [PHO-7]", async () => {
    for (const look of MASK_LOOKS) {
      const device = await aDeviceWithPhoto(await aPlate());
      const [before] = await copiesOn(device);
      expect(contrastIn(before, PLATE_AT)).toBeGreaterThan(10 * READABLE_LEVELS);
      const points = [PLATE_AT.left, PLATE_AT.left + PLATE_AT.width].map((x) => ({ x, y: 0.5 }));
      const answer = await maskPhoto(device, photoId, { look, stroke: { points, width: 0.2 } });
      expect(answer.ok).toBe(true);
      for (const copy of await copiesOn(device)) {
        expect(contrastIn(copy, PLATE_AT)).toBeLessThanOrEqual(READABLE_LEVELS);
      }
    }
  });

  it("is undone while the tool is open, and what was beneath is back [PHO-7]", async () => {
    const device = await aDeviceWithPhoto();
    const masked = await maskPhoto(device, photoId, black(PLATE));
    if (!masked.ok) throw new Error("The photo was not masked.");
    expect(await unmaskPhoto(device, photoId, masked.value)).toEqual({ ok: true, value: undefined });
    const [full] = await copiesOn(device);
    expect(full.largestGap(PLATE, -SPREAD_PX, [BLACK, BLACK, BLACK])).toBeGreaterThan(SPREAD_LEVELS);
  });

  it("keeps the masks before, even when two are asked at once [PHO-7, P1]", async () => {
    const device = await aDeviceWithPhoto();
    await Promise.all([maskPhoto(device, photoId, black(PLATE)), maskPhoto(device, photoId, black(FACE))]);
    const [full] = await copiesOn(device);
    for (const area of [PLATE, FACE]) expectBlack(full, area);
  });

  it("brings no photo back that was taken off, or whose draft is gone [PHO-7]", async () => {
    const device = await aDeviceWithPhoto();
    const masking = maskPhoto(device, photoId, black(PLATE));
    await removePhoto(device, photoId);
    expect(await masking).toEqual({ ok: false, problem: { code: "gone" } });
    expect(await maskPhoto(device, photoId, black(PLATE))).toEqual({ ok: false, problem: { code: "gone" } });
    await removeDraft(device, draftId);
    expect(await device.photos.count()).toBe(0);
  });

  it("changes nothing of a report that is on its way [PHO-7, P2]", async () => {
    const device = await aDeviceWithPhoto();
    const before = (await device.photos.get(photoId))?.blob.size;
    await commitCommand(device, { command: aCommand({ id: draftId }), photoIds: [photoId] });
    expect(await maskPhoto(device, photoId, black(PLATE))).toEqual({ ok: false, problem: { code: "gone" } });
    expect((await device.photos.get(photoId))?.blob.size).toBe(before);
  });

  it("says that a photo cannot be read, and leaves it [PHO-7, P1]", async () => {
    const device = await aDeviceWithPhoto();
    await device.photos.update(photoId, { blob: new Blob(["bonjour"]) });
    expect(await maskPhoto(device, photoId, black(PLATE))).toEqual({
      ok: false,
      problem: { code: "unreadable" },
    });
    expect(await (await device.photos.get(photoId))?.blob.text()).toBe("bonjour");
  });

  it("says that there is no room, leaves the photo as it was, and works once there is [PHO-7, OFF-10]", async () => {
    const device = await aDeviceWithPhoto();
    const before = (await device.photos.get(photoId))?.blob.size;
    const write = Reflect.get(IDBObjectStore.prototype, "put");
    // Each time: where tiles that another test keeps are given back, the write is tried again.
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function put(
      this: IDBObjectStore,
      ...row
    ) {
      if (this.transaction.db.name === device.name) throw new DOMException("full", "QuotaExceededError");
      return Reflect.apply(write, this, row);
    });
    expect(await maskPhoto(device, photoId, black(PLATE))).toEqual({ ok: false, problem: { code: "quota" } });
    full.mockRestore();
    expect((await device.photos.get(photoId))?.blob.size).toBe(before);
    expect((await maskPhoto(device, photoId, black(PLATE))).ok).toBe(true);
  });
});
