import { beforeAll, describe, expect, it } from "vitest";
import { aModeration, aStatusChange } from "../examples/a-command.ts";
import { aDeletion, aPost } from "../examples/a-message.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount, anAccount } from "./support/accounts.ts";
import {
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  photosOf,
  publishedOf,
  seedCities,
} from "./support/city-life.ts";
import { phonePhoto } from "./support/images.ts";
import { ok } from "./support/named-account.ts";
import { getPhoto, putPhoto, submitOne } from "./support/wire.ts";

beforeAll(seedCities, 60_000);

describe("a photo", () => {
  it("of the work is the moderator’s who resolved it, and shows apart from what was reported [MOD-10] [AUTH-23]", async () => {
    const photoId = newIdentifier();
    const report = freshReport({ cityId: OPEN_CITY_ID }, photosOf(photoId));
    await submitOne(await aGuestAccount(), report);
    const moderator = await aModeratorAccount(OPEN_CITY_ID);
    const after = newIdentifier();
    const asked = {
      anomalyId: report.id,
      to: "resolved",
      reason: "Rebouché ce matin.",
      ...photosOf(after),
    } as const;
    const resolve = aStatusChange(asked, { id: newIdentifier(), cityId: OPEN_CITY_ID });
    expect(await submitOne(moderator, resolve)).toMatchObject({ state: "applied" });
    const sent = { cityId: OPEN_CITY_ID, photoId: after };
    expect(await putPhoto(moderator, sent, await phonePhoto())).toMatchObject({ status: 200 });
    expect((await publishedOf(report))?.photos).toMatchObject([
      { id: photoId, state: "waiting" },
      { id: after, state: "stored", isAfter: true },
    ]);
    expect((await getPhoto(`${OPEN_CITY_ID}/${after}`)).status).toBe(200);
    const path = `cities/${OPEN_CITY_ID}/photos/${after}`;
    expect(await readDocument(path)).toMatchObject({ uid: moderator.uid });
    // The receipt is how the photo is found when the account goes, however late that is.
    const receipt = await readDocument(`users/${moderator.uid}/receipts/${resolve.id}`);
    expect(receipt).toMatchObject({ subject: { id: report.id } });
    expect(receipt).not.toHaveProperty("expireAt");
    await ok("users-deleteMyAccount", moderator);
    expect(await readDocument(path)).toMatchObject({ uid: "", state: "stored" });
  });

  it("of who calls it resolved shows apart from what was reported, and is theirs alone to send [ANO-20] [AUTH-23]", async () => {
    const report = freshReport({ cityId: OPEN_CITY_ID });
    await submitOne(await aGuestAccount(), report);
    const neighbour = await anAccount();
    const [photoId, claimId] = [newIdentifier(), newIdentifier()];
    const payload = { anomalyId: report.id, ...photosOf(photoId) };
    const envelope = { cityId: OPEN_CITY_ID, basedOn: 1, dependsOn: null, performedAt: Date.now() };
    const claim = { ...envelope, id: claimId, kind: "claim-resolved", payload };
    expect(await submitOne(neighbour, claim)).toMatchObject({ state: "applied" });
    expect(await submitOne(neighbour, claim)).toMatchObject({ state: "applied" });
    const sent = { cityId: OPEN_CITY_ID, photoId };
    expect(await putPhoto(await anAccount(), sent, await phonePhoto())).toMatchObject({ status: 403 });
    expect(await putPhoto(neighbour, sent, await phonePhoto())).toMatchObject({ status: 200 });
    expect(await publishedOf(report)).toMatchObject({
      status: "new",
      claimsCount: 1,
      photos: [{ id: photoId, state: "stored", isClaim: true }],
    });
    expect((await getPhoto(`${OPEN_CITY_ID}/${photoId}`)).status).toBe(200);
    await ok("users-deleteMyAccount", neighbour);
    expect(await readDocument(`cities/${OPEN_CITY_ID}/photos/${photoId}`)).toMatchObject({ uid: "" });
  });

  it("that a moderator masks is replaced by another, which its author sees too; nobody fetches the first again [MOD-16] [PHO-5]", async () => {
    const [first, second] = [newIdentifier(), newIdentifier()];
    const report = freshReport({ cityId: OPEN_CITY_ID }, photosOf(first));
    const author = await aGuestAccount();
    await submitOne(author, report);
    const sent = { cityId: OPEN_CITY_ID, photoId: first };
    expect(await putPhoto(author, sent, await phonePhoto())).toMatchObject({ status: 200 });
    expect((await getPhoto(`${OPEN_CITY_ID}/${first}`)).status).toBe(200);
    const moderator = await aModeratorAccount(OPEN_CITY_ID);
    const subject = { collection: "anomalies", id: report.id } as const;
    const envelope = { cityId: OPEN_CITY_ID, basedOn: 1, dependsOn: null, performedAt: Date.now() };
    const payload = { subject, photoId: first, masked: { id: second, alt: "La façade" } };
    const mask = { ...envelope, id: newIdentifier(), kind: "mask-photo", payload };
    expect(await submitOne(moderator, mask)).toMatchObject({ state: "applied" });
    expect(await submitOne(moderator, mask)).toMatchObject({ state: "applied" });
    expect((await getPhoto(`${OPEN_CITY_ID}/${first}`)).status).toBe(404);
    expect((await getPhoto(`${OPEN_CITY_ID}/${second}`)).status).toBe(404);
    // Neither its bytes nor who sent it are kept: only that it is gone.
    expect(await readDocument(`cities/${OPEN_CITY_ID}/photos/${first}`)).toEqual({
      subject,
      uid: "",
      state: "gone",
    });
    const masked = { cityId: OPEN_CITY_ID, photoId: second };
    expect(await putPhoto(moderator, masked, await phonePhoto())).toMatchObject({ status: 200 });
    expect((await getPhoto(`${OPEN_CITY_ID}/${second}`)).status).toBe(200);
    expect((await publishedOf(report))?.photos).toMatchObject([
      { id: second, alt: "La façade", state: "stored" },
    ]);
    const hide = aModeration({ to: "hidden", subject }, { ...envelope, id: newIdentifier() });
    expect(await submitOne(moderator, hide)).toMatchObject({ state: "applied" });
    expect((await getPhoto(`${OPEN_CITY_ID}/${second}`)).status).toBe(404);
    expect((await getPhoto(`${OPEN_CITY_ID}/${second}`, { caller: author })).status).toBe(200);
    expect((await getPhoto(`${OPEN_CITY_ID}/${first}`, { caller: moderator })).status).toBe(404);
  });

  it("of a message shows with its words, and is fetched by nobody once they are deleted [THR-25]", async () => {
    const [yann, report] = [await anAccount(), freshReport({ cityId: OPEN_CITY_ID })];
    await submitOne(yann, report);
    const photoId = newIdentifier();
    const subject = { collection: "anomalies", id: report.id } as const;
    const envelope = { cityId: OPEN_CITY_ID, performedAt: Date.now() };
    const post = { ...aPost({ subject, ...photosOf(photoId) }), ...envelope, id: newIdentifier() };
    expect(await submitOne(yann, post)).toMatchObject({ state: "applied" });
    const sent = { cityId: OPEN_CITY_ID, photoId };
    expect(await putPhoto(yann, sent, await phonePhoto())).toMatchObject({ status: 200 });
    expect((await getPhoto(`${OPEN_CITY_ID}/${photoId}`)).status).toBe(200);
    const deletion = { ...aDeletion(), ...envelope, id: newIdentifier(), payload: { messageId: post.id } };
    expect(await submitOne(yann, deletion)).toMatchObject({ state: "applied" });
    expect((await getPhoto(`${OPEN_CITY_ID}/${photoId}`)).status).toBe(404);
    const path = `cities/${OPEN_CITY_ID}/photos/${photoId}`;
    const gone = { subject: { collection: "messages", id: post.id }, uid: "", state: "gone" };
    expect(await readDocument(path)).toEqual(gone);
  });

  it("that a moderator took off while it was on its way is not stored, and its device stops sending it [PHO-11] [AUTH-23]", async () => {
    const [yann, photoId] = [await anAccount(), newIdentifier()];
    const report = freshReport({ cityId: OPEN_CITY_ID }, photosOf(photoId));
    await submitOne(yann, report);
    const payload = { subject: { collection: "anomalies", id: report.id }, photoId };
    const command = { cityId: OPEN_CITY_ID, performedAt: Date.now(), basedOn: 1, dependsOn: null, payload };
    const removal = { ...command, id: newIdentifier(), kind: "remove-photo" };
    expect(await submitOne(await aModeratorAccount(OPEN_CITY_ID), removal)).toMatchObject({
      state: "applied",
    });
    const sent = { cityId: OPEN_CITY_ID, photoId };
    expect(await putPhoto(yann, sent, await phonePhoto())).toMatchObject({ status: 200 });
    const stored = await readDocument(`cities/${OPEN_CITY_ID}/photos/${photoId}`);
    expect(stored).toEqual({ subject: payload.subject, uid: "", state: "gone" });
    expect(await publishedOf(report)).toMatchObject({ photos: [] });
  });

  it("of which an earlier city still waits for the bytes is not stored once it is off the report [PHO-11]", async () => {
    const [yann, photoId] = [await anAccount(), newIdentifier()];
    const report = freshReport({ cityId: OPEN_CITY_ID }, photosOf(photoId));
    await submitOne(yann, report);
    const published = await publishedOf(report);
    await writeDocument(`cities/${OPEN_CITY_ID}/anomalies/${report.id}`, { ...published, photos: [] });
    const sent = { cityId: OPEN_CITY_ID, photoId };
    expect(await putPhoto(yann, sent, await phonePhoto())).toMatchObject({ status: 200 });
    expect(await readDocument(`cities/${OPEN_CITY_ID}/photos/${photoId}`)).toMatchObject({
      uid: "",
      state: "gone",
    });
  });
});
