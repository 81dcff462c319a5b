import { beforeAll, describe, expect, it, vi } from "vitest";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount } from "./support/accounts.ts";
import { freshReport, newIdentifier, photosOf, publishedOf, seedCities } from "./support/city-life.ts";
import { phonePhoto } from "./support/images.ts";
import { call, getPhoto, putPhoto, submitOne } from "./support/wire.ts";

beforeAll(async () => {
  vi.stubEnv("PARVIS_FUNCTIONS_URL", process.env["PARVIS_FUNCTIONS_EMULATOR_URL"]);
  await seedCities();
});

/** The other files call the functions in one process of ours; this one calls them where Firebase loads them. */
describe("the functions as Firebase's own emulator loads them", () => {
  it("take a report and its photo, serve the photo, and answer a call [ANO-1] [PHO-3] [CITY-5]", async () => {
    const noemie = await aGuestAccount();
    const photoId = newIdentifier();
    const report = freshReport({}, photosOf(photoId));
    const { cityId } = report;
    expect(await submitOne(noemie, report)).toMatchObject({ state: "applied" });
    expect(await putPhoto(noemie, { cityId, photoId }, await phonePhoto())).toMatchObject({ status: 200 });
    expect(await publishedOf(report)).toMatchObject({ photos: [{ id: photoId, state: "stored" }] });
    expect((await getPhoto(`${cityId}/${photoId}`)).status).toBe(200);
    expect((await call("users-updateUserCity", noemie, { cityId })).status).toBe(200);
    expect(await readDocument(`users/${noemie.uid}`)).toMatchObject({ cityId });
  }, 60_000);
});
