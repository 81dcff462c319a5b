import { describe, expect, it } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { addPhoto } from "../../../src/data/photos/add-photo.ts";
import { maskPhoto } from "../../../src/data/photos/mask-photo.ts";
import type { PhotoArea } from "../../../src/data/photos/photo-area.ts";
import { removePhoto } from "../../../src/data/photos/change-photo.ts";
import { removeDraft } from "../../../src/data/drafts/save-draft.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { failOnce } from "../environment/a-device.ts";
import { aPicture, pixelsOf, type Pixels } from "./pictures.ts";

const draftId = anIdentifier(1);
const photoId = anIdentifier(11);
const PLATE: PhotoArea = { left: 0.25, top: 0.25, width: 0.25, height: 0.5 };
const FACE: PhotoArea = { left: 0.7, top: 0.1, width: 0.2, height: 0.2 };

const GREY = 128;
/** What a JPEG adds and takes. */
const JPEG_LEVELS = 8;
/** What its squares carry over an edge, and how far. */
const SPREAD_LEVELS = 40;
const SPREAD_PX = 16;

async function aDeviceWithPhoto(): Promise<DeviceDatabase> {
  const device = openDevice(`resident-${crypto.randomUUID()}`);
  const file = await aPicture(1600, 1200, "image/jpeg");
  await addPhoto(device, { kind: "report-anomaly", id: photoId, ownerId: draftId, cityId: "35024", file });
  return device;
}

async function copiesOn(device: DeviceDatabase): Promise<readonly [full: Pixels, preview: Pixels]> {
  const photo = await device.photos.get(photoId);
  if (photo === undefined) throw new Error("The photo is not on the device.");
  expect(photo.bytes).toBe(photo.blob.size);
  return [await pixelsOf(photo.blob), await pixelsOf(photo.preview)];
}

function expectGrey(pixels: Pixels, area: PhotoArea): void {
  expect(pixels.largestGap(area, -1, [GREY, GREY, GREY])).toBeLessThanOrEqual(SPREAD_LEVELS);
  expect(pixels.largestGap(area, -SPREAD_PX, [GREY, GREY, GREY])).toBeLessThanOrEqual(2);
}

describe("masking an area of a photo", () => {
  it("leaves flat grey and nothing of what was beneath, in both copies, and the rest as it was [PHO-7]", async () => {
    const device = await aDeviceWithPhoto();
    const before = await copiesOn(device);
    expect(await maskPhoto(device, photoId, PLATE)).toEqual({ ok: true, value: undefined });
    const after = await copiesOn(device);
    for (const [copy, pixels] of after.entries()) {
      const first = before[copy];
      if (first === undefined) throw new Error("There were two copies.");
      expectGrey(pixels, PLATE);
      expect([pixels.width, pixels.height]).toEqual([first.width, first.height]);
      expect(pixels.meanGapOutside(PLATE, SPREAD_PX, first)).toBeLessThanOrEqual(JPEG_LEVELS);
    }
  });

  it("keeps the masks before, even when two are asked at once [PHO-7, P1]", async () => {
    const device = await aDeviceWithPhoto();
    await Promise.all([maskPhoto(device, photoId, PLATE), maskPhoto(device, photoId, FACE)]);
    const [full] = await copiesOn(device);
    for (const area of [PLATE, FACE]) expectGrey(full, area);
  });

  it("brings no photo back that was taken off, or whose draft is gone [PHO-7]", async () => {
    const device = await aDeviceWithPhoto();
    const masking = maskPhoto(device, photoId, PLATE);
    await removePhoto(device, photoId);
    expect(await masking).toEqual({ ok: false, problem: { code: "gone" } });
    expect(await maskPhoto(device, photoId, PLATE)).toEqual({ ok: false, problem: { code: "gone" } });
    await removeDraft(device, draftId);
    expect(await device.photos.count()).toBe(0);
  });

  it("changes nothing of a report that is on its way [PHO-7, P2]", async () => {
    const device = await aDeviceWithPhoto();
    const before = (await device.photos.get(photoId))?.blob.size;
    await commitCommand(device, { command: aCommand({ id: draftId }), photoIds: [photoId] });
    expect(await maskPhoto(device, photoId, PLATE)).toEqual({ ok: false, problem: { code: "gone" } });
    expect((await device.photos.get(photoId))?.blob.size).toBe(before);
  });

  it("says that a photo cannot be read, and leaves it [PHO-7, P1]", async () => {
    const device = await aDeviceWithPhoto();
    await device.photos.update(photoId, { blob: new Blob(["bonjour"]) });
    expect(await maskPhoto(device, photoId, PLATE)).toEqual({ ok: false, problem: { code: "unreadable" } });
    expect(await (await device.photos.get(photoId))?.blob.text()).toBe("bonjour");
  });

  it("says that there is no room, leaves the photo as it was, and works once there is [PHO-7, OFF-10]", async () => {
    const device = await aDeviceWithPhoto();
    const before = (await device.photos.get(photoId))?.blob.size;
    const full = failOnce(
      IDBObjectStore.prototype,
      "put",
      () => new DOMException("full", "QuotaExceededError"),
    );
    expect(await maskPhoto(device, photoId, PLATE)).toEqual({ ok: false, problem: { code: "quota" } });
    full.restore();
    expect((await device.photos.get(photoId))?.blob.size).toBe(before);
    expect((await maskPhoto(device, photoId, PLATE)).ok).toBe(true);
  });
});
