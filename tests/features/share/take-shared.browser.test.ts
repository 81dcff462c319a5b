import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { claimSharedFiles, keepSharedFiles, sharedFiles } from "../../../src/data/device/shared-files.ts";
import { takeShared } from "../../../src/features/share/take-shared.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

const draftId = anIdentifier(1);

let device: DeviceDatabase;

beforeEach(() => {
  device = openDevice(`sharer-${crypto.randomUUID()}`);
});

afterEach(async () => {
  await device.delete();
  await caches.delete("shared-files");
});

async function aPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext("2d")?.fillRect(20, 20, 100, 60);
  return canvas.convertToBlob({ type: "image/png" });
}

describe("photos shared to Parvis", () => {
  it("become a draft of the person's commune, and are removed from the share target [PHO-6, P1]", async () => {
    await keepSharedFiles([await aPicture(), await aPicture()]);
    expect(await takeShared(device, "35024", draftId)).toEqual({ added: 2, left: 0 });
    expect(await device.drafts.get(draftId)).toMatchObject({ cityId: "35024", kind: "report-anomaly" });
    const photos = await device.photos.where("ownerId").equals(draftId).toArray();
    expect(photos.map(({ blob }) => blob.type)).toEqual(["image/jpeg", "image/jpeg"]);
    expect(await sharedFiles(device.name)).toEqual([]);
  });

  it("are not taken twice when the page opens again [PHO-6]", async () => {
    await keepSharedFiles([await aPicture()]);
    await takeShared(device, "35024", draftId);
    expect(await takeShared(device, "35024", draftId)).toEqual({ added: 0, left: 0 });
    expect(await device.photos.count()).toBe(1);
  });

  it("are given to their owner only [AUTH-32, P8]", async () => {
    await keepSharedFiles([await aPicture()]);
    await claimSharedFiles("parvis-device-somebody-else");
    expect(await takeShared(device, "35024", draftId)).toEqual({ added: 0, left: 1 });
    expect(await sharedFiles("parvis-device-somebody-else")).toHaveLength(1);
  });

  it("are said to be missing when the device had no room for them [F18]", async () => {
    expect(await takeShared(device, "35024", draftId)).toEqual({ added: 0, left: 1 });
  });

  it("are refused like any other file when they are no photos [PHO-2]", async () => {
    await keepSharedFiles([new Blob(["<svg/>"], { type: "image/svg+xml" })]);
    expect(await takeShared(device, "35024", draftId)).toEqual({ added: 0, left: 1 });
    expect(await device.drafts.count()).toBe(0);
  });
});
