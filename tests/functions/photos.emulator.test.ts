import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, anAccount, aModeratorAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
  wholeOf,
} from "./support/city-life.ts";
import { phonePhoto, pixelBomb, segmentsOf, SVG } from "./support/images.ts";
import { getPhoto, putPhoto, submitOne } from "./support/wire.ts";

const APP1 = 0xe1;

beforeAll(seedCities, 60_000);

/** Somebody whose report announced one photo. */
async function anAnnouncedPhoto(cityId = OPEN_CITY_ID, ...others: readonly string[]) {
  const author = await aGuestAccount();
  const photoId = newIdentifier();
  const report = freshReport({ cityId }, photosOf(photoId, ...others));
  await submitOne(author, report);
  return { author, report, cityId, photoId, path: `${cityId}/${photoId}` };
}

describe("a photo that was announced", () => {
  it("is stored without its EXIF, upright, in 1600 and 256 px [P12] [PHO-3]", async () => {
    const { author, path, ...photo } = await anAnnouncedPhoto();
    const sent = await phonePhoto({ width: 3200, height: 2400 });
    expect(segmentsOf(sent)).toContain(APP1);
    expect(await putPhoto(author, photo, sent)).toMatchObject({ status: 200, body: { state: "stored" } });
    const full = await getPhoto(path);
    const preview = await getPhoto(`${path}?size=preview`);
    for (const { bytes } of [full, preview]) {
      expect(segmentsOf(bytes)).not.toContain(APP1);
      expect(bytes.includes("Exif")).toBe(false);
      expect(bytes.includes("Fairphone")).toBe(false);
    }
    expect(await sharp(full.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 1600 });
    expect(await sharp(preview.bytes).metadata()).toMatchObject({ width: 192, height: 256 });
  });

  it("shows in the report beside one that is still to come, with a thumbnail of at most 4 kB [PHO-3]", async () => {
    const other = newIdentifier();
    const { author, report, path, ...photo } = await anAnnouncedPhoto(OPEN_CITY_ID, other);
    await putPhoto(author, photo, await phonePhoto());
    const published = await publishedOf(report);
    const photos = [
      { id: photo.photoId, state: "stored" },
      { id: other, thumb: "" },
    ];
    expect(published).toMatchObject({ rev: 2, photos });
    expect(published?.photos[1]?.state).not.toBe("stored");
    expect((await getPhoto(path)).status).toBe(200);
    expect(published?.photos[0]?.thumb).toMatch(/^data:image\/jpeg;base64,/u);
    expect(published?.photos[0]?.thumb.length).toBeLessThanOrEqual(4000);
  });

  it("is stored once, however often and however many at once it is sent [PHO-4] [P2]", async () => {
    const { author, report, ...photo } = await anAnnouncedPhoto();
    const bytes = await phonePhoto();
    const answers = await Promise.all(Array.from({ length: 4 }, () => putPhoto(author, photo, bytes)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect((await putPhoto(author, photo, bytes)).status).toBe(200);
    expect(await publishedOf(report)).toMatchObject({ rev: 2 });
  }, 60_000);

  it("is kept between for five minutes at most, and not sent again to who has it [PHO-3]", async () => {
    const { author, path, ...photo } = await anAnnouncedPhoto();
    await putPhoto(author, photo, await phonePhoto());
    const { headers } = await getPhoto(`photos/${path}`);
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const again = await getPhoto(path, { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    const etag = headers.get("etag") ?? "";
    expect(etag).toBe(`"${photo.photoId}-full"`);
    // Whoever has one size has not the other.
    const small = await getPhoto(`${path}?size=preview`, { headers: { "if-none-match": etag } });
    expect(small.status).toBe(200);
    expect(small.headers.get("etag")).toBe(`"${photo.photoId}-preview"`);
  });
});

describe("an upload that cannot be", () => {
  it("waits for its report [OFF-2]", async () => {
    const photo = { cityId: OPEN_CITY_ID, photoId: newIdentifier() };
    const answer = await putPhoto(await anAccount(), photo, await phonePhoto());
    expect(answer).toMatchObject({ status: 404, body: { error: "not_announced" } });
  });

  it("does not take somebody else's place [PHO-4]", async () => {
    const photo = await anAnnouncedPhoto();
    const answer = await putPhoto(await anAccount(), photo, await phonePhoto());
    expect(answer).toMatchObject({ status: 403, body: { error: "not_yours" } });
    expect((await getPhoto(photo.path)).status).toBe(404);
  });

  it("asks who it is [SEC-5]", async () => {
    const answer = await putPhoto(undefined, await anAnnouncedPhoto(), await phonePhoto());
    expect(answer).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
  });

  it("stops with the account [P9]", async () => {
    const { author, ...photo } = await anAnnouncedPhoto();
    await writeDocument(`users/${author.uid}`, { createdAt: new Date(), isDisabled: true });
    const answer = await putPhoto(author, photo, await phonePhoto());
    expect(answer).toMatchObject({ status: 403, body: { error: "account_disabled" } });
  });

  it.each([
    ["an SVG that says it is a JPEG", () => SVG, 415, "unsupported_image"],
    ["nothing at all", () => Buffer.alloc(0), 415, "unsupported_image"],
    ["a JPEG cut short", async () => (await phonePhoto()).subarray(0, 1500), 422, "broken_image"],
    ["a hundred megapixels", pixelBomb, 422, "too_many_pixels"],
    ["more than 8 MB", () => Buffer.alloc(8_000_001, 0xff), 413, "too_large"],
    ["30 MB", () => Buffer.alloc(30_000_000, 0xff), 413, "too_large"],
  ])("is refused in words: %s [PHO-2]", async (_, bytes, status, error) => {
    const { author, report, ...photo } = await anAnnouncedPhoto();
    expect(await putPhoto(author, photo, await bytes())).toMatchObject({ status, body: { error } });
    expect(await readDocument(`cities/${photo.cityId}/photos/${photo.photoId}`)).toMatchObject({
      state: "waiting",
    });
    expect(await publishedOf(report)).toMatchObject({ rev: 1 });
  });

  it.each(["35024", "France/x", "35024/..%2F..%2Fusers"])("has no such place: %s [SEC-6]", async (path) => {
    const [cityId = "", photoId = ""] = path.split("/");
    expect((await putPhoto(await anAccount(), { cityId, photoId }, SVG)).status).toBeGreaterThanOrEqual(400);
    expect((await getPhoto(path)).status).toBe(404);
  });
});

it("A photo that nobody announced is not there [PHO-5] [SEC-6]", async () => {
  expect((await getPhoto(`${OPEN_CITY_ID}/${newIdentifier()}`)).status).toBe(404);
});

describe("a photo of what is not public", () => {
  it("is there for its author and for moderators of that city, and for nobody else [PHO-5] [ANO-4]", async () => {
    const { author, report, path, ...photo } = await anAnnouncedPhoto(CHECKED_CITY_ID);
    expect((await putPhoto(author, photo, await phonePhoto())).status).toBe(200);
    expect(await publishedOf(report)).toMatchObject({ visibility: "pending", photos: [], rev: 2 });
    expect(await wholeOf(report)).toMatchObject({ photos: [{ state: "stored" }] });
    const receipt = await readDocument(`users/${author.uid}/receipts/${report.id}`);
    expect(receipt).toMatchObject({ rev: 2, content: { photos: [{ state: "stored" }] } });
    const seenBy = async (caller: { token: string } | undefined) => (await getPhoto(path, { caller })).status;
    expect(await seenBy(undefined)).toBe(404);
    expect(await seenBy(await anAccount())).toBe(404);
    expect(await seenBy(await aModeratorAccount("22278"))).toBe(404);
    expect(await seenBy({ token: "faux" })).toBe(404);
    expect(await seenBy(author)).toBe(200);
    expect(await seenBy(await aModeratorAccount(CHECKED_CITY_ID))).toBe(200);
    const { headers } = await getPhoto(path, { caller: author });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  it("is not confirmed to who asks only whether it changed [PHO-5]", async () => {
    const { author, path, ...photo } = await anAnnouncedPhoto(CHECKED_CITY_ID);
    await putPhoto(author, photo, await phonePhoto());
    const { headers } = await getPhoto(path, { caller: author });
    const again = { "if-none-match": headers.get("etag") ?? "" };
    expect((await getPhoto(path, { headers: again })).status).toBe(404);
    expect((await getPhoto(path, { caller: author, headers: again })).status).toBe(304);
  });

  it("ends with a moderator's rights, whatever their token says [PHO-5] [P9]", async () => {
    const { author, path, ...photo } = await anAnnouncedPhoto(CHECKED_CITY_ID);
    await putPhoto(author, photo, await phonePhoto());
    const changes = [{ isDisabled: true }, { rightsSince: Math.ceil(Date.now() / 1000) }];
    for (const change of changes) {
      const solene = await aModeratorAccount(CHECKED_CITY_ID);
      await writeDocument(`users/${solene.uid}`, { createdAt: new Date(), ...change });
      expect((await getPhoto(path, { caller: solene })).status).toBe(404);
    }
  });

  it("leaves no 404 in a cache, for it may be published later [PHO-5]", async () => {
    const { path } = await anAnnouncedPhoto(CHECKED_CITY_ID);
    const { status, headers } = await getPhoto(path);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("is gone once a moderator took it out of the report [PHO-5] [F76]", async () => {
    const { author, report, path, ...photo } = await anAnnouncedPhoto();
    await putPhoto(author, photo, await phonePhoto());
    expect((await getPhoto(path)).status).toBe(200);
    const published = await publishedOf(report);
    await writeDocument(`cities/${report.cityId}/anomalies/${report.id}`, { ...published, photos: [] });
    expect((await getPhoto(path)).status).toBe(404);
  });
});
