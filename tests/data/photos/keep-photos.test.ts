import { describe, expect, it } from "vitest";
import { removePhoto, wasTakenOff } from "../../../src/data/photos/change-photo.ts";
import { keepPhotos } from "../../../src/data/photos/keep-photos.ts";
import type { PhotoRow } from "../../../src/data/device/rows.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDevice, aPhoto } from "../environment/a-device.ts";

const OWNER = "message 1";
const [ONE, TWO] = [anIdentifier(11), anIdentifier(12)];
const one = aPhoto({ id: ONE, ownerId: OWNER });
const other = aPhoto({ id: TWO, ownerId: OWNER });
const masked: PhotoRow = { ...one, bytes: 3 };

describe("photos that are kept for a text without a draft", () => {
  it("are replaced by the version that hides something [PHO-7]", async () => {
    const device = aDevice();
    await keepPhotos(device, OWNER, [ONE], () => [one]);
    await keepPhotos(device, OWNER, [ONE], () => [masked]);
    expect(await device.photos.toArray()).toMatchObject([{ id: ONE, bytes: 3 }]);
  });

  it("are written as they are when the write runs, not as they were when it was asked for [PHO-7]", async () => {
    const device = aDevice();
    let held = [one];
    const early = keepPhotos(device, OWNER, [ONE], () => held);
    held = [masked];
    await Promise.all([early, keepPhotos(device, OWNER, [ONE], () => held)]);
    expect(await device.photos.toArray()).toMatchObject([{ id: ONE, bytes: 3 }]);
  });

  it("are a later version each time, by whichever hand the last one was written [PHO-7]", async () => {
    const device = aDevice();
    const kept = async () => (await device.photos.get(ONE))?.revision;
    await keepPhotos(device, OWNER, [ONE], () => [one]);
    expect(await kept()).toBe(1);
    await keepPhotos(device, OWNER, [ONE], () => [masked]);
    expect(await kept()).toBe(2);
    await keepPhotos(device, OWNER, [ONE], () => [{ ...masked, revision: 7 }]);
    expect(await kept()).toBe(8);
  });

  it("stay where only another one was taken off [THR-25] [P1]", async () => {
    const device = aDevice();
    await keepPhotos(device, OWNER, [ONE, TWO], () => [one, other]);
    await keepPhotos(device, OWNER, [ONE], () => []);
    expect(await device.photos.toArray()).toMatchObject([{ id: TWO }]);
  });

  it("are their command's once they were sent, whatever is written late [P1]", async () => {
    const device = aDevice();
    const sent = { ...masked, ownerId: anIdentifier(1) };
    await device.photos.put(sent);
    await keepPhotos(device, OWNER, [ONE], () => [one]);
    await keepPhotos(device, OWNER, [ONE], () => []);
    expect(await device.photos.toArray()).toMatchObject([{ ownerId: anIdentifier(1), bytes: 3 }]);
  });
});

describe("a photo of a draft", () => {
  it("was not taken off where the device did not let it go [P1] [P13]", async () => {
    const kept = anIdentifier(31);
    const refuses = {
      name: "refuses",
      transaction: () => Promise.reject(Object.assign(new Error("x"), { name: "VersionError" })),
    } as unknown as ReturnType<typeof aDevice>;
    expect(await removePhoto(refuses, kept)).toMatchObject({ ok: false, problem: { code: "unavailable" } });
    expect(wasTakenOff(kept)).toBe(false);
  });
});
