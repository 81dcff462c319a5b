import { describe, expect, it } from "vitest";
import { peopleAfter } from "../../functions/src/notifications/people.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import type { CityId } from "../../src/domain/city/city.ts";
import { cellOf } from "../../src/domain/notification/found-by.ts";
import type { CityEvent } from "../../src/domain/notification/notification.ts";
import { anEvent } from "../examples/an-event.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { readCollection } from "../rules/support/firestore-rest.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

const notificationsOf = (uid: string) => readCollection(`users/${uid}/notifications`);

async function aFollower(cityId: CityId, id: string): Promise<string> {
  const uid = `follower-${newIdentifier()}`;
  const marks = [{ kind: "follow", subject: { collection: "anomalies", id } }] as const;
  const membership = { ...emptyMembership(cityId, Date.now()), marks };
  await refs.membership(uid, cityId).set(membershipDocument(membership));
  return uid;
}

async function happens(event: CityEvent, updatedAt = new Date()): Promise<void> {
  await refs
    .events(event.cityId)
    .doc(event.id)
    .set({ ...event, after: "", updatedAt });
}

describe("who follows a report", () => {
  it("is told of it alone, not of what took its id in another commune [NOT-1]", async () => {
    const [cityId, elsewhere] = [aCityIdOf("here"), aCityIdOf("elsewhere")];
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    const uid = await aFollower(cityId, subject.id);
    for (const where of [elsewhere, cityId]) {
      await happens(anEvent({ id: `${newIdentifier()}-status`, cityId: where, subject }));
      await tellCity({ cityId: where });
    }
    expect(await notificationsOf(uid)).toMatchObject([{ cityId }]);
  });

  it("is told though an earlier event cannot be, which waits for another run [NOT-2]", async () => {
    const cityId = aCityIdOf("unlucky");
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    const uid = await aFollower(cityId, subject.id);
    // No document's path can be made of its author's id.
    await refs.moderation(cityId, anIdentifier(9)).set({ authorId: "not/somebody" });
    const event = anEvent({ id: `${newIdentifier()}-status`, cityId, subject });
    await happens({ ...event, id: "broken", authorsOf: [anIdentifier(9)] }, new Date(0));
    await happens(event);
    await expect(tellCity({ cityId })).rejects.toThrow("not told yet");
    expect(await notificationsOf(uid)).toHaveLength(1);
    const events = await refs.events(cityId).get();
    expect(events.docs.map(({ id }) => id)).toEqual(["broken"]);
    await refs.events(cityId).doc("broken").delete();
  });
});

describe("whom an event concerns", () => {
  const [here, over] = [aCityIdOf("near"), aCityIdOf("border")];
  const subject = { collection: "anomalies", id: newIdentifier() } as const;
  // Where no other test has a place.
  const place = { latE6: 44_444_400, lngE6: -3_333_300 };

  async function keeps(cityId: CityId, found: object): Promise<string> {
    const uid = `concerned-${newIdentifier()}`;
    const membership = membershipDocument(emptyMembership(cityId, Date.now()));
    await refs.membership(uid, cityId).set({ ...membership, ...found });
    return uid;
  }

  async function concernedBy(over: Partial<CityEvent>): Promise<readonly string[]> {
    const event = { ...anEvent({ cityId: here, subject }), latE6: null, lngE6: null, ...over };
    const { people, after } = await peopleAfter(event, "");
    expect(after).toBeUndefined();
    return people.map(({ uid }) => uid).toSorted();
  }

  it("is who watches a place near it, over the border too, where it is somewhere [NOT-1]", async () => {
    const cells = [cellOf(place)];
    const near = [await keeps(here, { cells }), await keeps(over, { cells })];
    await keeps(here, { cells: ["elsewhere"] });
    expect(await concernedBy({ audience: "neighbours", ...place })).toEqual(near.toSorted());
    expect(await concernedBy({ audience: "neighbours" })).toEqual([]);
    expect(await concernedBy({ audience: "author", ...place })).toEqual([]);
  });

  it("is who flagged it, in that commune [NOT-1]", async () => {
    const flagged = newIdentifier();
    const flagger = await keeps(here, { flagged: [flagged] });
    await keeps(over, { flagged: [flagged] });
    expect(await concernedBy({ audience: "flaggers", flagged })).toEqual([flagger]);
    expect(await concernedBy({ audience: "flaggers" })).toEqual([]);
  });

  it("is who moderates there, though they keep nothing of the commune [NOT-1]", async () => {
    const uid = `moderator-${newIdentifier()}`;
    await refs.user(uid).set({ moderatorOfCities: [here] });
    await refs.user(`${uid}-elsewhere`).set({ moderatorOfCities: [over] });
    expect(await concernedBy({ audience: "moderators" })).toEqual([uid]);
  });
});
