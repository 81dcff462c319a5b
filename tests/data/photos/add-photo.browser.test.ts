import { describe, expect, it } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { addPhoto } from "../../../src/data/photos/add-photo.ts";
import { jpegHeaderOf } from "../../../src/data/photos/image-header.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aPicture } from "./pictures.ts";

const draftId = anIdentifier(1);

function aDevice(): DeviceDatabase {
  return openDevice(`resident-${crypto.randomUUID()}`);
}

const EXIF_MARKER = 0xe1;

/** An Exif segment that turns the image a quarter and tells a position, put where a phone puts it. */
async function withExif(jpeg: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const orientation = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, ...orientation, 0, 0, 0, 0];
  const body = [
    ...new TextEncoder().encode("Exif\0\0"),
    ...tiff,
    ...new TextEncoder().encode("48.1817 N, 1.6436 W"),
  ];
  const segment = Uint8Array.of(0xff, EXIF_MARKER, 0, body.length + 2, ...body);
  return new Blob([bytes.subarray(0, 2), segment, bytes.subarray(2)], { type: "image/jpeg" });
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

function add(device: DeviceDatabase, n: number, file: Blob) {
  return addPhoto(device, {
    kind: "report-anomaly",
    id: anIdentifier(10 + n),
    ownerId: draftId,
    cityId: "35024",
    file,
  });
}

describe("adding a photo to a report", () => {
  it.each(["image/jpeg", "image/png", "image/webp"])(
    "makes a small JPEG of %s, and a preview [PHO-1]",
    async (type) => {
      const device = aDevice();
      const added = await add(device, 1, await aPicture(3200, 2400, type));
      const photo = await device.photos.get(anIdentifier(11));
      expect(added.ok).toBe(true);
      if (photo === undefined) throw new Error("The photo is not on the device.");
      expect(jpegHeaderOf(await bytesOf(photo.blob))).toEqual({
        encoding: "jpeg",
        widthPx: 1600,
        heightPx: 1200,
        complete: true,
      });
      expect(jpegHeaderOf(await bytesOf(photo.preview))).toMatchObject({ widthPx: 256, heightPx: 192 });
      expect(photo.bytes).toBeLessThan(500_000);
      expect(await device.drafts.get(draftId)).toMatchObject({ id: draftId, fields: {} });
    },
  );

  it("turns a photo upright and leaves its EXIF behind [P12]", async () => {
    const device = aDevice();
    const phonePhoto = await withExif(await aPicture(800, 600, "image/jpeg"));
    await add(device, 1, phonePhoto);
    const photo = await device.photos.get(anIdentifier(11));
    if (photo === undefined) throw new Error("The photo is not on the device.");
    const bytes = await bytesOf(photo.blob);
    expect(jpegHeaderOf(bytes)).toMatchObject({ widthPx: 600, heightPx: 800 });
    const text = new TextDecoder("latin1").decode(bytes);
    expect(new TextDecoder("latin1").decode(await bytesOf(phonePhoto))).toContain("48.1817");
    expect(text).not.toContain("48.1817");
    expect(text).not.toContain("Exif");
  });

  it("does not enlarge a small photo [PHO-1]", async () => {
    const device = aDevice();
    await add(device, 1, await aPicture(120, 80, "image/png"));
    const photo = await device.photos.get(anIdentifier(11));
    expect(photo && jpegHeaderOf(await bytesOf(photo.blob))).toMatchObject({ widthPx: 120, heightPx: 80 });
  });

  it("refuses what is not a whole photo, and keeps nothing of it [PHO-2]", async () => {
    const device = aDevice();
    const picture = await bytesOf(await aPicture(640, 480, "image/jpeg"));
    const refusals = [
      [new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: "image/jpeg" }), "svg"],
      [new Blob([new Uint8Array(20_000_001)]), "too_heavy"],
      [new Blob([picture.slice(0, picture.length / 2)]), "truncated"],
      [new Blob(["\0\0\0\u0018ftypheic\0\0\0\0mif1heic"]), "heic"],
      [new Blob(["bonjour"]), "unsupported"],
    ] as const;
    for (const [file, code] of refusals) {
      expect(await add(device, 1, file)).toEqual({ ok: false, problem: { code } });
    }
    expect(await device.photos.count()).toBe(0);
    expect(await device.drafts.count()).toBe(0);
  });

  it("takes three photos and no fourth [PHO-1]", async () => {
    const device = aDevice();
    const file = await aPicture(64, 48, "image/jpeg");
    for (const n of [1, 2, 3]) expect((await add(device, n, file)).ok).toBe(true);
    expect(await add(device, 4, file)).toEqual({ ok: false, problem: { code: "too_many_photos" } });
  });

  it("comes too late once the report is on its way: no draft of it is made again [P2, PHO-1]", async () => {
    const device = aDevice();
    const file = await aPicture(64, 48, "image/jpeg");
    await add(device, 1, file);
    await commitCommand(device, { command: aCommand({ id: draftId }), photoIds: [anIdentifier(11)] });
    expect(await add(device, 2, file)).toEqual({ ok: false, problem: { code: "unavailable" } });
    expect(await device.drafts.count()).toBe(0);
    expect(await device.photos.toCollection().primaryKeys()).toEqual([anIdentifier(11)]);
  });
});
