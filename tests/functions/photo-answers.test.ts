import { FieldValue } from "firebase-admin/firestore";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as groups from "../../functions/src/index.ts";
import { logs } from "../../functions/src/logs.ts";
import { storePhoto } from "../../functions/src/photos/store-photo.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { answerOf } from "./support/answer-of.ts";
import { storedHere } from "./support/stored-here.ts";

const uid = "resident-yann";
vi.mock("../../functions/src/access/verify-token.ts", () => ({
  verifyToken: (token: string) => Promise.resolve({ uid: token, iat: 1 }),
}));
beforeEach(() => {
  vi.spyOn(systemClock, "now").mockReturnValue(NOW);
  vi.spyOn(logs, "photoRefused").mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const [cityId, photoId] = ["35024", anIdentifier(7)];
const id = anIdentifier(1);
const subject = { collection: "anomalies", id } as const;
const photo = { id: photoId, alt: "Le trou", state: "waiting", thumb: "" } as const;
const photoAt = `cities/${cityId}/photos/${photoId}`;
const [published, whole] = [`cities/${cityId}/anomalies/${id}`, `cities/${cityId}/moderation/${id}`];
const contentWith = (photos: readonly (typeof photo)[], over: object = {}) => ({
  [published]: { ...anAnomaly({ id, photos, ...over }), authorId: "" },
  [whole]: { content: null, authorId: uid, collection: "anomalies" },
});
const announced = (over: object = {}) => ({ subject, uid, state: "waiting", ...over });

describe("bytes of a photo that are sent", () => {
  const sent = (stored: object, rawBody?: Buffer) => {
    const { written } = storedHere({ ...stored });
    const request = { method: "PUT", path: `/${cityId}/${photoId}`, rawBody };
    return answerOf(groups.photos.upload, request, uid).then(({ status, body }) => ({
      status,
      body,
      written,
    }));
  };

  it("are stored once: what is stored, or gone, is answered alike and not looked at [PHO-3] [P2]", async () => {
    const stored = { status: 200, body: { state: "stored" }, written: [] };
    expect(await sent({ [photoAt]: announced({ state: "stored" }) }, Buffer.from("no photo"))).toEqual(
      stored,
    );
    expect(await sent({ [photoAt]: announced({ state: "gone", uid: "" }) })).toEqual(stored);
  });

  it("are refused where there are none, or they are no photo [PHO-3]", async () => {
    const refused = { status: 415, body: { error: "unsupported_image" }, written: [] };
    expect(await sent({ [photoAt]: announced() })).toEqual(refused);
    expect(await sent({ [photoAt]: announced() }, Buffer.from("no photo"))).toEqual(refused);
    expect(logs.photoRefused).toHaveBeenCalledWith({ cityId, code: "unsupported_image" });
  });

  it("are refused whom they were not announced by, or to nobody [PHO-4] [SEC-5]", async () => {
    expect(await sent({})).toMatchObject({ status: 404, body: { error: "not_announced" } });
    const others = { [photoAt]: announced({ uid: "resident-maelle" }) };
    expect(await sent(others)).toMatchObject({ status: 403, body: { error: "not_yours" } });
    const disabled = { [photoAt]: announced(), [`users/${uid}`]: { isDisabled: true } };
    expect(await sent(disabled)).toMatchObject({ status: 403, body: { error: "account_disabled" } });
  });
});

describe("a photo that is stored", () => {
  const encoded = { full: Buffer.from("full"), preview: Buffer.from("preview"), thumb: "data:," };
  const storedIn = async (stored: object) => {
    const { written } = storedHere({ ...stored });
    await storePhoto({ cityId, photoId }, announced() as never, encoded);
    return written;
  };

  it("is shown by its content, which is new to every device [PHO-3]", async () => {
    const other = { ...photo, id: anIdentifier(8) };
    const written = await storedIn({ [photoAt]: announced(), ...contentWith([photo, other]) });
    const { full, preview, thumb } = encoded;
    const kept = { state: "stored", full, preview, storedAt: FieldValue.serverTimestamp() };
    expect(written[0]).toEqual(["update", photoAt, kept]);
    expect(written[1]?.[2]).toMatchObject({ rev: 2, photos: [{ ...photo, state: "stored", thumb }, other] });
    expect(written.map(([, path]) => path)).toEqual([photoAt, published, whole]);
  });

  it("is so by one of two runs, and leaves where its content has it no more [PHO-11] [P2]", async () => {
    expect(await storedIn({ [photoAt]: announced({ state: "stored" }), ...contentWith([photo]) })).toEqual(
      [],
    );
    expect(await storedIn(contentWith([photo]))).toEqual([]);
    const gone = [["set", photoAt, { subject, uid: "", state: "gone" }]];
    expect(await storedIn({ [photoAt]: announced(), ...contentWith([]) })).toEqual(gone);
    expect(await storedIn({ [photoAt]: announced() })).toEqual(gone);
  });

  it("is there for who may see it, in the size that is asked for, as long as its content has it [PHO-5]", async () => {
    const asked = async (stored: object, request: object = {}) => {
      storedHere({ ...stored });
      const path = `/photos/${cityId}/${photoId}`;
      return answerOf(groups.photos.get, { method: "GET", path, ...request }, uid);
    };
    const there = { [photoAt]: announced({ state: "stored", ...encoded }), ...contentWith([photo]) };
    expect(await asked(there)).toMatchObject({ status: 200, body: encoded.full });
    const preview = await asked(there, { query: { size: "preview" } });
    expect(preview).toMatchObject({ status: 200, body: encoded.preview });
    for (const none of [
      {},
      { [photoAt]: announced({ state: "stored", ...encoded }) },
      { ...there, ...contentWith([]) },
      { ...there, [photoAt]: announced({ state: "stored" }) },
      { ...there, [photoAt]: announced({ ...encoded }) },
    ])
      expect(await asked(none)).toMatchObject({ status: 404, body: { error: "not_found" } });
  });
});

it("A photo is encoded so that a slow line shows all of it first, and sharpens it [PHO-3]", async () => {
  const { encodePhoto } = await import("../../functions/src/photos/encode-photo.ts");
  const square = { width: 40, height: 40, channels: 3, background: "#884422" } as const;
  const bytes = await sharp({ create: square }).jpeg().toBuffer();
  const encoded = await encodePhoto(bytes);
  for (const copy of encoded.ok ? [encoded.value.full, encoded.value.preview] : [bytes])
    expect(await sharp(copy).metadata()).toMatchObject({ isProgressive: true, width: 40 });
});
