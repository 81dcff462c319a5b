import { describe, expect, it } from "vitest";
import { recountCity } from "../../functions/src/cities/recount-city.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aCity } from "../examples/a-city.ts";
import { readCollection, writeDocument } from "../rules/support/firestore-rest.ts";
import { aGuestAccount } from "./support/accounts.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

const CITY_ID = aCityIdOf("asked");

describe("an author who is asked whether the matter is settled", () => {
  it("is told so once, in the night in which that begins, and nobody else is [NOT-20] [NOT-2]", async () => {
    const [author, other] = [await aGuestAccount(), await aGuestAccount()];
    const now = Date.now();
    const id = newIdentifier();
    const closedAt = now - 28 * DAY_MS - 1_000;
    const history = [
      { at: closedAt, status: "resolved", reason: "", byKind: "moderator", byName: "" },
    ] as const;
    const report = anAnomaly({ id, cityId: CITY_ID, status: "resolved", history });
    await writeDocument(`cities/${CITY_ID}`, { ...aCity({ id: CITY_ID }), updatedAt: new Date() });
    await writeDocument(`cities/${CITY_ID}/anomalies/${id}`, { ...report, updatedAt: new Date() });
    await writeDocument(`cities/${CITY_ID}/moderation/${id}`, { id, authorId: author.uid, content: null });
    await writeDocument(`cities/${CITY_ID}/statistics/_global_`, {
      rev: 1,
      updatedAt: new Date(now - DAY_MS),
    });
    for (const { uid } of [author, other]) {
      const mark = { kind: "follow", subject: { collection: "anomalies", id } } as const;
      const membership = { ...emptyMembership(CITY_ID, now), marks: [mark] };
      await refs.membership(uid, CITY_ID).set(membershipDocument(membership));
    }
    await Promise.all([recountCity(CITY_ID, now), recountCity(CITY_ID, now + 1)]);
    await tellCity({ cityId: CITY_ID });
    // A night that is begun again, because something else of it failed, asks nobody again.
    for (const night of [now, now + DAY_MS]) {
      await recountCity(CITY_ID, night);
      expect((await refs.events(CITY_ID).get()).size).toBe(0);
    }
    expect(await readCollection(`users/${author.uid}/notifications`)).toMatchObject([
      { kind: "status", what: "follow-up", toldAs: "author", subject: { id } },
    ]);
    expect(await readCollection(`users/${other.uid}/notifications`)).toEqual([]);
  });

  it("is asked nothing of what began before the last count of a version that told nobody [NOT-20] [DOC-1]", async () => {
    const cityId = aCityIdOf("former");
    const now = Date.now();
    const step = { reason: "", byKind: "moderator", byName: "" } as const;
    const began = { before: now - 40 * DAY_MS, since: now - 28 * DAY_MS - 1_000 };
    const reports = Object.values(began).map((at) =>
      anAnomaly({
        id: newIdentifier(),
        cityId,
        status: "resolved",
        history: [{ ...step, at, status: "resolved" }],
      }),
    );
    for (const report of reports)
      await writeDocument(`cities/${cityId}/anomalies/${report.id}`, { ...report, updatedAt: new Date() });
    await writeDocument(`cities/${cityId}/statistics/_global_`, {
      rev: 1,
      updatedAt: new Date(now - DAY_MS),
    });
    await recountCity(cityId, now);
    const noted = (await refs.events(cityId).get()).docs.map((event): unknown => event.get("subject.id"));
    expect(noted).toEqual([reports[1]?.id]);
  });
});
