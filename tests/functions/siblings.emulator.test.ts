import { beforeAll, describe, expect, it } from "vitest";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { CONTENTS } from "../../src/domain/content/contents.ts";
import { aPost } from "../examples/a-message.ts";
import { aModeration } from "../examples/a-command.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount, aModeratorAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import {
  freshActivity,
  freshIdea,
  newIdentifier,
  OPEN_CITY_ID as CITY_ID,
  photosOf,
  seedCities,
} from "./support/city-life.ts";
import { phonePhoto } from "./support/images.ts";
import { aNamedAccount, ok } from "./support/named-account.ts";
import { call, getPhoto, putPhoto, submitOne } from "./support/wire.ts";

/** Both entities beside the reports, with what is created of them. */
const SIBLINGS = [
  { collection: "ideas", fresh: freshIdea },
  { collection: "activities", fresh: () => freshActivity(null) },
] as const;
const WHOLE_TEST_MS = 60_000;

const anew = () => ({ id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() });
const envelope = () => ({ ...anew(), basedOn: 1, dependsOn: null });

beforeAll(seedCities, WHOLE_TEST_MS);

describe.each(SIBLINGS)("one of the $collection", ({ collection, fresh }) => {
  const publishedOf = (id: string) => readDocument(`cities/${CITY_ID}/${collection}/${id}`);

  /** What somebody wrote, with a photo announced and their name on it. */
  async function written(author: TestAccount) {
    const photoId = newIdentifier();
    const made = fresh();
    const command = { ...made, payload: { ...made.payload, showName: true, ...photosOf(photoId) } };
    expect(await submitOne(author, command)).toMatchObject({ state: "applied" });
    return { id: made.id, title: made.payload.title, photoId, path: `${CITY_ID}/${photoId}` };
  }

  /** @param seen how many decisions about it the moderator has seen */
  const moderated = (id: string, to: "public" | "hidden", seen: number) =>
    aModeration(
      { to, seen, subject: { collection, id }, ...(to === "hidden" ? { code: "privacy" } : {}) },
      anew(),
    );

  it("is flagged, hidden on every device, and shown again as it was [MOD-4] [MOD-7] [IDEA-5] [ACT-6]", async () => {
    const { id, title } = await written(await anAccount());
    const payload = { subject: { collection, id }, code: "privacy", text: "" };
    const flag = { ...envelope(), kind: "flag-content", payload };
    expect(await submitOne(await aGuestAccount(), flag)).toMatchObject({ state: "applied" });
    const waiting = await publishedOf(id);
    expect(waiting).toMatchObject({ visibility: "pending", title: "" });
    expect(CONTENTS[collection].parse(waiting).ok).toBe(true);
    const moderator = await aModeratorAccount(CITY_ID);
    expect(await submitOne(moderator, moderated(id, "hidden", 0))).toMatchObject({ state: "applied" });
    const hidden = await publishedOf(id);
    expect(hidden).toMatchObject({ visibility: "hidden" });
    expect(JSON.stringify(hidden)).not.toContain(title);
    expect(await submitOne(moderator, moderated(id, "public", 1))).toMatchObject({ state: "applied" });
    expect(await publishedOf(id)).toMatchObject({ visibility: "public", title });
  });

  it("takes messages, which are counted apart [THR-1] [THR-19]", async () => {
    const { id } = await written(await anAccount());
    const post = { ...aPost({ subject: { collection, id }, text: "J’en serai." }), ...anew() };
    expect(await submitOne(await anAccount(), post)).toMatchObject({ state: "applied" });
    await tallyMarks(CITY_ID);
    expect(await readDocument(`cities/${CITY_ID}/tallies/${id}`)).toMatchObject({ talk: { messages: 1 } });
  });

  it("shows its photo, until a moderator hides it [PHO-3] [PHO-5]", { timeout: WHOLE_TEST_MS }, async () => {
    const author = await anAccount();
    const { id, photoId, path } = await written(author);
    const photo = { cityId: CITY_ID, photoId };
    expect(await putPhoto(author, photo, await phonePhoto())).toMatchObject({ status: 200 });
    expect(await publishedOf(id)).toMatchObject({ photos: [{ id: photoId, state: "stored" }] });
    expect((await getPhoto(path)).status).toBe(200);
    await submitOne(await aModeratorAccount(CITY_ID), moderated(id, "hidden", 0));
    expect((await getPhoto(path)).status).toBe(404);
    expect((await getPhoto(path, { caller: author })).status).toBe(200);
  });

  it("is whole among what its author takes along, and stays without them when they leave [AUTH-22] [AUTH-23]", async () => {
    const author = await aNamedAccount("Yann");
    const { id, title } = await written(author);
    expect(await publishedOf(id)).toMatchObject({ authorName: "Yann" });
    expect(await call("users-exportMyData", author, {})).toMatchObject({
      body: { result: { reports: [{ id, title }] } },
    });
    await ok("users-deleteMyAccount", author);
    const left = { authorId: "", authorName: "", authorKind: "deleted", title };
    expect(await publishedOf(id)).toMatchObject(left);
  });
});
