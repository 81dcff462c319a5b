import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { photoPlaceOf } from "../../../src/data/photos/photo-place.ts";
import { latOf, lngOf } from "../../../src/domain/place/place.ts";

const AT_BETTON = {
  GPSLatitudeRef: "N",
  GPSLatitude: "48/1 10/1 5412/100",
  GPSLongitudeRef: "W",
  GPSLongitude: "1/1 38/1 3696/100",
};

async function aJpeg(gps?: Record<string, string>): Promise<Blob> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#7a8a5c" } }).jpeg();
  const written = gps === undefined ? picture : picture.withExif({ IFD3: gps });
  return new Blob([new Uint8Array(await written.toBuffer())], { type: "image/jpeg" });
}

describe("the place of a photo", () => {
  it("is read where the phone wrote it, west and south included [PHO-10]", async () => {
    const place = await photoPlaceOf(await aJpeg(AT_BETTON));
    expect(place && latOf(place)).toBeCloseTo(48.1817, 4);
    expect(place && lngOf(place)).toBeCloseTo(-1.6436, 4);
    const south = await photoPlaceOf(await aJpeg({ ...AT_BETTON, GPSLatitudeRef: "S" }));
    expect(south && latOf(south)).toBeCloseTo(-48.1817, 4);
  });

  it("is unknown where the photo says nothing, says half of it or is cut short [PHO-10]", async () => {
    const whole = await aJpeg(AT_BETTON);
    const silent = await aJpeg();
    const half = await aJpeg({ GPSLatitudeRef: "N", GPSLatitude: "48/1 10/1 54/1" });
    const text = new Blob(["pas une photo"]);
    for (const photo of [silent, half, text, whole.slice(0, 60)]) {
      expect(await photoPlaceOf(photo)).toBeUndefined();
    }
  });
});
