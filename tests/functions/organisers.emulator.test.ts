import { beforeAll, describe, expect, it } from "vitest";
import { takeBadgesBack } from "../../functions/src/organisers/take-badges-back.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aModeratorAccount, anAccount } from "./support/accounts.ts";
import {
  CHECKED_CITY_ID,
  freshActivity,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID as CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
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

  it("has no badge left anywhere under a name that a moderator took back [ACT-17]", async () => {
    const [author, moderator] = [await anAccount(), await aModeratorAccount(CITY_ID)];
    const announced = async (organiserName: string) => {
      const { payload, ...fresh } = freshActivity(null);
      const activity = { ...fresh, cityId: CITY_ID, payload: { ...payload, organiserName } };
      expect(await submitOne(author, activity)).toMatchObject({ state: "applied" });
      return activity;
    };
    const badgeOf = async ({ id }: { readonly id: string }) =>
      (await readDocument(`cities/${CITY_ID}/activities/${id}`))?.["verified"] ?? false;
    const judge = async ({ id, payload }: Awaited<ReturnType<typeof announced>>, on: boolean) => {
      const { organiserName, organiserKind } = payload;
      const envelope = { id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() };
      const about = { activityId: id, on, organiserName, organiserKind };
      const verify = { ...envelope, kind: "verify-organiser", payload: about, basedOn: 1, dependsOn: null };
      expect(await submitOne(moderator, verify)).toMatchObject({ state: "applied" });
      await takeBadgesBack({ cityId: CITY_ID, activityId: id });
    };
    const [first, school] = [await announced("La chorale"), await announced("L’école des Omblais")];
    await judge(first, true);
    await judge(school, true);
    const second = await announced("La chorale");
    expect([await badgeOf(first), await badgeOf(second), await badgeOf(school)]).toEqual([true, true, true]);
    await judge(second, false);
    expect([await badgeOf(first), await badgeOf(second), await badgeOf(school)]).toEqual([
      false,
      false,
      true,
    ]);
    const published = await readDocument(`cities/${CITY_ID}/activities/${first.id}`);
    expect(published).toMatchObject({ visibility: "public", rev: 3 });
  });

  it("keeps their badges in other communes, and has none left where the city keeps nothing of them [ACT-17]", async () => {
    const author = await anAccount();
    const announced = async (cityId: string) => {
      const activity = { ...freshActivity(null), cityId };
      expect(await submitOne(author, activity)).toMatchObject({ state: "applied" });
      const path = `cities/${cityId}/activities/${activity.id}`;
      await writeDocument(path, { ...(await readDocument(path)), verified: true, visibility: "public" });
      return path;
    };
    expect(await submitOne(author, freshReport())).toMatchObject({ state: "applied" });
    const [here, there] = [await announced(CITY_ID), await announced(CHECKED_CITY_ID)];
    const activityId = here.split("/").at(-1) ?? "";
    await refs.membership(author.uid, CITY_ID).delete();
    await takeBadgesBack({ cityId: CITY_ID, activityId });
    expect(await readDocument(here)).not.toHaveProperty("verified");
    expect(await readDocument(there)).toMatchObject({ verified: true });
  });

  it("is nobody any more once their account is gone, and nothing is looked for [ACT-17]", async () => {
    const author = await anAccount();
    const activity = { ...freshActivity(null), cityId: CITY_ID };
    await submitOne(author, activity);
    await ok("users-deleteMyAccount", author);
    await takeBadgesBack({ cityId: CITY_ID, activityId: activity.id });
    await takeBadgesBack({ cityId: CITY_ID, activityId: newIdentifier() });
    expect(await readDocument(`cities/${CITY_ID}/activities/${activity.id}`)).toMatchObject({ rev: 2 });
  });
});
