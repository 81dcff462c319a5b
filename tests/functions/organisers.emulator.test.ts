import { beforeAll, describe, expect, it } from "vitest";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aModeratorAccount, anAccount } from "./support/accounts.ts";
import { CHECKED_CITY_ID, freshActivity, newIdentifier, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

describe("who announces activities", () => {
  it("waits for nobody once a moderator has verified them under that name [ACT-17]", async () => {
    const [author, moderator] = [await anAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    const announced = async () => {
      const activity = { ...freshActivity(null), cityId: CHECKED_CITY_ID };
      await submitOne(author, activity);
      return activity;
    };
    const published = (id: string) => readDocument(`cities/${CHECKED_CITY_ID}/activities/${id}`);
    const first = await announced();
    expect(await published(first.id)).toMatchObject({ visibility: "pending" });
    const { organiserName, organiserKind } = first.payload;
    const payload = { activityId: first.id, on: true, organiserName, organiserKind };
    const envelope = {
      id: newIdentifier(),
      cityId: CHECKED_CITY_ID,
      performedAt: Date.now(),
      basedOn: 1,
      dependsOn: null,
    };
    const verify = { ...envelope, kind: "verify-organiser", payload };
    expect(await submitOne(author, verify)).toMatchObject({ refusal: { code: "not_allowed" } });
    const again = { ...verify, id: newIdentifier() };
    expect(await submitOne(moderator, again)).toMatchObject({ state: "applied" });
    const second = await published((await announced()).id);
    expect(second).toMatchObject({ visibility: "public", verified: true, organiserName });
    expect(parseActivity(second).ok).toBe(true);
    const membership = await readDocument(`users/${author.uid}/cities/${CHECKED_CITY_ID}`);
    expect(membership).toMatchObject({ organisers: [`${organiserKind} ${organiserName}`] });
    expect(membership).toHaveProperty("contributions");
  });

  it("speaks for each organiser that moderators know, and no longer for one that they took back [ACT-17]", async () => {
    const [author, moderator] = [await anAccount(), await aModeratorAccount(CHECKED_CITY_ID)];
    const at = `users/${author.uid}/cities/${CHECKED_CITY_ID}`;
    const verified = async (organiserName: string, on = true) => {
      const fresh = freshActivity(null);
      const activity = { ...fresh, cityId: CHECKED_CITY_ID, payload: { ...fresh.payload, organiserName } };
      await submitOne(author, activity);
      const { organiserKind } = fresh.payload;
      const payload = { activityId: activity.id, on, organiserName, organiserKind };
      const envelope = { id: newIdentifier(), cityId: CHECKED_CITY_ID, performedAt: Date.now() };
      const verify = { ...envelope, kind: "verify-organiser", payload, basedOn: 1, dependsOn: null };
      expect(await submitOne(moderator, verify)).toMatchObject({ state: "applied" });
      return `${organiserKind} ${organiserName}`;
    };
    const choir = await verified("La chorale");
    const { organisers: _, ...before } = (await readDocument(at)) ?? {};
    await writeDocument(at, { ...before, organiser: choir });
    const school = await verified("L’école des Omblais");
    expect(await readDocument(at)).toMatchObject({ organisers: [choir, school] });
    expect(await readDocument(at)).not.toHaveProperty("organiser");
    await verified("La chorale", false);
    expect(await readDocument(at)).toMatchObject({ organisers: [school] });
  });
});
