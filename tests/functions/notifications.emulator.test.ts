import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { moveFollowers } from "../../functions/src/marks/move-followers.ts";
import { tell } from "../../functions/src/notifications/tell.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { anEvent } from "../examples/an-event.ts";
import { readCollection } from "../rules/support/firestore-rest.ts";
import { anAccount, aGuestAccount } from "./support/accounts.ts";
import {
  aCityIdOf,
  countedOf,
  freshFollow,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

/** Without a city document: only what the fan-out reads is there. */
const LARGE_CITY_ID = aCityIdOf("large");
const FOLLOWERS = 1_000;

const notificationsOf = (uid: string) => readCollection(`users/${uid}/notifications`);
const followerOf = (n: number): string => `follower-${LARGE_CITY_ID}-${n}`;

async function manyFollow(id: string): Promise<void> {
  const writer = db().bulkWriter();
  const mark = { kind: "follow", subject: { collection: "anomalies", id } } as const;
  for (let n = 0; n < FOLLOWERS; n += 1) {
    const membership = { ...emptyMembership(LARGE_CITY_ID, Date.now()), marks: [mark] };
    void writer.set(refs.membership(followerOf(n), LARGE_CITY_ID), membershipDocument(membership));
  }
  await writer.close();
}

async function everybodyTold(eventId: string): Promise<readonly number[]> {
  const documents = await db().getAll(
    ...Array.from({ length: FOLLOWERS }, (_, n) => refs.notification(followerOf(n), eventId)),
  );
  return documents.map(({ exists, createTime, updateTime }) =>
    exists && createTime?.isEqual(updateTime ?? createTime) === true ? 1 : 0,
  );
}

beforeAll(seedCities);

describe("who follows a report", () => {
  it("is told that its status changed, as is its author; who changed it is not [NOT-1]", async () => {
    const [author, follower] = [await aGuestAccount(), await anAccount()];
    const moderator = await anAccount({ claims: { moderatorOfCities: { [OPEN_CITY_ID]: true } } });
    const report = freshReport();
    await submitOne(author, report);
    await submitOne(follower, freshFollow(report));
    await submitOne(moderator, freshFollow(report));
    const change = aStatusChange(
      { anomalyId: report.id, to: "ack" },
      { id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() },
    );
    expect(await submitOne(moderator, change)).toMatchObject({ state: "applied" });
    await tellCity({ cityId: OPEN_CITY_ID });
    const told = { kind: "status", what: "ack", subject: { id: report.id }, app: true };
    expect(await notificationsOf(author.uid)).toMatchObject([{ ...told, toldAs: "author" }]);
    expect(await notificationsOf(follower.uid)).toMatchObject([{ ...told, toldAs: "follower" }]);
    expect(await notificationsOf(moderator.uid)).toEqual([]);
    expect(await readCollection(`cities/${OPEN_CITY_ID}/events`)).toEqual([]);
  });

  it("follows what it repeats once it is a duplicate, and is counted there once [MOD-8] [NOT-2]", async () => {
    const [follower, both] = [await anAccount(), await anAccount()];
    const moderator = await anAccount({ claims: { moderatorOfCities: { [OPEN_CITY_ID]: true } } });
    const author = await anAccount();
    const [original, report] = [freshReport(), freshReport()];
    await submitOne(author, original);
    await submitOne(author, report);
    for (const who of [follower, both]) await submitOne(who, freshFollow(report));
    await submitOne(both, freshFollow(original));
    const mark = {
      id: newIdentifier(),
      kind: "mark-duplicate",
      cityId: OPEN_CITY_ID,
      payload: { anomalyId: report.id, from: "new", duplicateOf: original.id },
      basedOn: 1,
      dependsOn: null,
      performedAt: Date.now(),
    } as const;
    expect(await submitOne(moderator, mark)).toMatchObject({ state: "applied" });
    await tellCity({ cityId: OPEN_CITY_ID });
    const followed = { kind: "follow", subject: { collection: "anomalies", id: original.id } };
    for (const { uid } of [follower, both]) {
      const membership = await refs.membership(uid, OPEN_CITY_ID).get();
      expect(membership.get("marks")).toContainEqual(expect.objectContaining(followed));
    }
    await moveFollowers(OPEN_CITY_ID, report.id);
    expect(await countedOf(original)).toMatchObject({ follow: 3 });
    const again = {
      ...mark,
      id: newIdentifier(),
      payload: { ...mark.payload, anomalyId: original.id, duplicateOf: report.id },
    };
    expect(await submitOne(moderator, again)).toMatchObject({
      state: "refused",
      refusal: { code: "not_possible" },
    });
  });

  it("and flagged it learns what became of it, which nobody else is told so [MOD-7] [NOT-2]", async () => {
    const [author, flagger] = [await anAccount(), await anAccount()];
    const moderator = await anAccount({ claims: { moderatorOfCities: { [OPEN_CITY_ID]: true } } });
    const report = freshReport();
    await submitOne(author, report);
    const subject = { collection: "anomalies", id: report.id } as const;
    const envelope = { cityId: OPEN_CITY_ID, basedOn: 1, dependsOn: null, performedAt: Date.now() } as const;
    const flag = { subject, code: "spam", text: "" } as const;
    const keep = { subject, seen: 0, to: "public", code: "", reason: "" } as const;
    await submitOne(flagger, { ...envelope, id: newIdentifier(), kind: "flag-content", payload: flag });
    await submitOne(moderator, { ...envelope, id: newIdentifier(), kind: "moderate-content", payload: keep });
    await tellCity({ cityId: OPEN_CITY_ID });
    const told = { kind: "moderation", what: "flag-kept", toldAs: "flagger", subject };
    expect(await notificationsOf(flagger.uid)).toMatchObject([told]);
    expect(await notificationsOf(author.uid)).toEqual([]);
  });

  it("is told once, though the telling died in the middle and two go on with it [NOT-2]", async () => {
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    const event = anEvent({ id: `${newIdentifier()}-status`, cityId: LARGE_CITY_ID, subject });
    const ref = refs.events(LARGE_CITY_ID).doc(event.id);
    await manyFollow(subject.id);
    await ref.set({ ...event, after: "", updatedAt: new Date() });
    let pages = 0;
    const dying = tell(ref, Infinity, (batch) => {
      pages += 1;
      return pages === 3 ? Promise.reject(new Error("The process died.")) : batch.commit();
    });
    await expect(dying).rejects.toThrow("died");
    const before = (await everybodyTold(event.id)).filter((told) => told === 1);
    expect(before).toHaveLength(400);
    expect((await ref.get()).exists).toBe(true);
    expect(await Promise.all([tell(ref, Infinity), tell(ref, Infinity)])).toEqual([true, true]);
    expect((await everybodyTold(event.id)).every((told) => told === 1)).toBe(true);
    expect((await ref.get()).exists).toBe(false);
  }, 60_000);

  it("leaves the rest to another task when the time is over [NOT-2]", async () => {
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    const event = anEvent({ id: `${newIdentifier()}-status`, cityId: LARGE_CITY_ID, subject });
    const ref = refs.events(LARGE_CITY_ID).doc(event.id);
    await manyFollow(subject.id);
    await ref.set({ ...event, after: "", updatedAt: new Date() });
    expect(await tell(ref, 0)).toBe(false);
    expect((await everybodyTold(event.id)).filter((told) => told === 1)).toHaveLength(200);
    await tellCity({ cityId: LARGE_CITY_ID });
    expect((await everybodyTold(event.id)).every((told) => told === 1)).toBe(true);
  }, 60_000);
});

describe("what waits for moderators", () => {
  it("is told them alone, in one notification an hour [NOT-15]", async () => {
    const cityId = aCityIdOf("review");
    const [moderator, author] = [await anAccount(), await anAccount()];
    await refs.user(moderator.uid).set({ moderatorOfCities: [cityId] }, { merge: true });
    const at = Date.parse("2026-03-12T10:10:00Z");
    const before = Date.now();
    for (const minute of [0, 20]) {
      const event = anEvent({ id: `${newIdentifier()}-review`, cityId, at: at + minute * 60_000 });
      const ref = refs.events(cityId).doc(event.id);
      const review = { kind: "review", what: "pending", audience: "moderators", authorsOf: [] } as const;
      await ref.set({ ...event, ...review, after: "", updatedAt: new Date() });
      await tell(ref, Infinity);
    }
    const told = await notificationsOf(moderator.uid);
    expect(told).toMatchObject([{ kind: "review", toldAs: "moderator" }]);
    // What is told late is not taken for read by who read all meanwhile [NOT-3].
    expect(told[0]?.["at"]).toBeGreaterThanOrEqual(before);
    expect(await notificationsOf(author.uid)).toEqual([]);
  });
});
