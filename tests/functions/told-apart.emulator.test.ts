import { describe, expect, it } from "vitest";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import type { CityId } from "../../src/domain/city/city.ts";
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
